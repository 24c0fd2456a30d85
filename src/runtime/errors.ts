// The one path of every error: it is written to the console, told to whoever listens, and shown when the page
// cannot go on. The first error shown stays until the reader goes elsewhere.
import { type AppError, appErrorFrom } from '#schema/app-error.ts';

type ErrorListener = (error: unknown, info: string) => void;

export interface ErrorPath {
  /** Reports an error; `info` says where it was caught. */
  report(error: unknown, info: string): void;
  /** Reports an error and shows the error page. */
  fail(error: unknown, info: string): void;
  listen(listener: ErrorListener): void;
}

export interface ErrorPathOptions {
  /** Shows the error page, unless one is shown already. */
  show(error: AppError): void;
  log?(...values: unknown[]): void;
}

export function createErrorPath({ show, log = console.error }: ErrorPathOptions): ErrorPath {
  const listeners: ErrorListener[] = [];

  function report(error: unknown, info: string): void {
    log(`[app] ${info}:`, error);
    for (const listener of listeners) {
      try {
        listener(error, info);
      } catch (second) {
        // A listener that fails must not hide what it was told.
        log('[app] an error listener failed:', second);
      }
    }
  }

  return {
    report,
    fail(error, info) {
      report(error, info);
      show(appErrorFrom(error));
    },
    listen: (listener) => void listeners.push(listener),
  };
}

/** Brings what nobody caught into the error path. */
export function watchUncaught(window: Window, errors: ErrorPath): void {
  window.addEventListener('error', (event: ErrorEvent) => {
    // Without an error object it is a notice of the browser; with a foreign scheme it is the reader's extension.
    if (!event.error || /^(?!https?:)[a-z-]+:\/\//.test(event.filename)) return;
    errors.fail(event.error, 'uncaught error');
  });
  window.addEventListener('unhandledrejection', (event) => {
    // Work in the background that fails takes nothing away from the page, unless it says so.
    if (appErrorFrom(event.reason).fatal) errors.fail(event.reason, 'unhandled rejection');
    else errors.report(event.reason, 'unhandled rejection');
    event.preventDefault();
  });
}
