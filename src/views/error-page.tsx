// The error page: status code, message and description, with a link to the home page. Its main landmark
// contains only the error; suggestions for a missing page are beside it.

import type { ReactNode } from 'react';
import * as text from '#messages/errors.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface ErrorPageProps {
  statusCode: number;
  heading: string;
  description: ReactNode;
  /** For screen readers, in the wording of the error catalogue. */
  announcement?: ReactNode;
  canRetry?: boolean;
  /** The address to retry; the current page by default. */
  retryTo?: string;
}

export function ErrorPage({
  statusCode,
  heading,
  description,
  announcement,
  canRetry,
  retryTo = '',
}: ErrorPageProps) {
  return (
    <div className="error-page">
      <div className="error-wall" aria-hidden="true" />
      <div className="error-inner">
        <main id="main" tabIndex={-1}>
          <p className="error-code">{statusCode}</p>
          <h1>{heading}</h1>
          <p className="lead">{description}</p>
          {announcement && (
            <p className="sr-only" role="status">
              {announcement}
            </p>
          )}
          <p className="error-actions">
            <SiteLink className="button" to="/" data-replace="">
              {text.backToHome}
            </SiteLink>
            {canRetry && (
              // An empty `href` is the current page, so the link reloads it without JavaScript.
              <a className="button button-quiet" href={retryTo} data-reload="">
                {text.tryAgain}
              </a>
            )}
          </p>
        </main>
        {statusCode === 404 && (
          <aside aria-label={text.otherWays}>
            <button type="button" className="search-field" data-open-search="">
              <Icon name="i-lucide-search" />
              {` ${text.searchTheSite}`}
            </button>
            <div className="nearest" data-nearest={retryTo} />
          </aside>
        )}
      </div>
    </div>
  );
}
