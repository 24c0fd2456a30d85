// The state of one build, shared by its steps.
import type { BuildContentResult } from '#pipeline/index.ts';
import type { Renderer } from '#render/renderer.ts';
import type { Env } from '../env.ts';
import type { RendererInput } from '../open-renderer.ts';
import type { BuiltApp } from './build-app.ts';
import type { OutputFolder, ServerFolder } from './output/output-folder.ts';
import type { BuildRecord } from './pages/page-records.ts';

export interface BuildFolders {
  /** Caches that make the next build fast; may be deleted. */
  cache: string;
  /** The complete static site. */
  static: string;
  /** Files that only the project's own server needs. */
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
  /** The new static site and the new server files, beside the current ones. */
  output: OutputFolder;
  server: ServerFolder;
  /** The record of the last build. */
  previous: BuildRecord;
  /** The build time. */
  now: Date;
  report: { progress(done: number, total: number): void; warn(message: string): void };
}
