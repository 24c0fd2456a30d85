// One run of a build, as its steps see it.
import type { BuildContentResult } from '#pipeline/index.ts';
import type { Renderer } from '#render/renderer.ts';
import type { Env } from '../env.ts';
import type { RendererInput } from '../open-renderer.ts';
import type { BuiltApp } from './build-app.ts';
import type { OutputFolder, ServerFolder } from './output/output-folder.ts';
import type { BuildRecord } from './pages/page-records.ts';

export interface BuildFolders {
  /** What makes the next build fast; may be deleted. */
  cache: string;
  /** The complete static site. */
  static: string;
  /** What only the project's own server needs. */
  server: string;
  /** The site's own files with exact addresses. */
  public: string;
  database: string;
}

export interface Build {
  env: Env;
  projectRoot: string;
  folders: BuildFolders;
  content: BuildContentResult;
  app: BuiltApp;
  input: RendererInput;
  renderer: Renderer;
  /** The new static site and the new server's half, beside the present ones. */
  output: OutputFolder;
  server: ServerFolder;
  /** What the last build left. */
  previous: BuildRecord;
  /** The time that the build says of itself. */
  now: Date;
  report: { progress(done: number, total: number): void; warn(message: string): void };
}
