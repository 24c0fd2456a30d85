// Data of the site that pages fetch when they first need it. A build takes the data of earlier ones away, because it may
// name pages that are gone; a page that is still open then asks for what is there now.
import type { CurrentBuild, DataFiles } from '#schema/builds.ts';
import type { Http, HttpOptions } from '../http.ts';
import { isGone } from './build-manifest.ts';

export type FetchData = <T>(name: keyof DataFiles, options?: HttpOptions) => Promise<T>;

interface DataFilesOptions {
  http: Http;
  build: Pick<CurrentBuild, 'app' | 'files'>;
  /** The data that is there now is for another version of the scripts. */
  onOutdated(): void;
}

export function createDataFiles({ http, build, onOutdated }: DataFilesOptions): FetchData {
  let { files } = build;
  return async <T>(name: keyof DataFiles, options?: HttpOptions) => {
    const address = files[name];
    try {
      return await http<T>(address, options);
    } catch (error) {
      if (!isGone(error)) throw error;
      const now = await http<CurrentBuild>('/builds/current.json', { cache: 'no-store' });
      if (now.app !== build.app) onOutdated();
      if (now.app !== build.app || now.files[name] === address) throw error;
      files = now.files;
      return http<T>(files[name], options);
    }
  };
}
