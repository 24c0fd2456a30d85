import { useState } from 'react';
import type { Http } from '#runtime/http.ts';
import { appErrorFrom } from '#schema/app-error.ts';
import type { LatestBuild } from '#schema/build-manifest.ts';
import { createAsyncDataStore } from '#ui/async-data/async-data-store.ts';
import { AsyncDataContext, useAsyncData } from '#ui/async-data/use-async-data.ts';

/** Data with its four states: idle until it is asked for, then pending, then success or error. */
export function AsyncDataSample({ http }: { http: Http }) {
  const [store] = useState(() => createAsyncDataStore({ toError: appErrorFrom }));
  return (
    <AsyncDataContext value={store}>
      <LatestBuildSample http={http} />
    </AsyncDataContext>
  );
}

function LatestBuildSample({ http }: { http: Http }) {
  const latest = useAsyncData<LatestBuild>(
    'latest-build',
    ({ signal }) => http<LatestBuild>('/builds/latest.json', { signal }),
    { immediate: false, server: false },
  );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void latest.refresh()}>
        load data
      </button>
      <button type="button" className="button button-quiet" onClick={latest.clear}>
        clear data
      </button>
      <output data-async={latest.status}>
        {`${latest.status}${latest.data ? `: build ${latest.data.id}` : ''}`}
      </output>
    </>
  );
}
