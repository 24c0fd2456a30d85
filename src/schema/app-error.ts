// An error as the site speaks of it: a code, a short and a long message. Whatever was thrown is read into this form.

export interface AppError {
  statusCode: number;
  /** Short, for the heading; empty when there is none. */
  statusMessage: string;
  /** Long, for the description and the title; empty when there is none. */
  message: string;
  /** The page cannot go on. */
  fatal: boolean;
  /** Nobody expected it. */
  unhandled: boolean;
  data?: unknown;
}

/** Reads anything that was thrown. Codes outside 400–599 count as 500. */
export function appErrorFrom(thrown: unknown): AppError {
  const fields = (typeof thrown === 'object' && thrown !== null ? thrown : { message: thrown }) as Record<
    string,
    unknown
  >;
  const code = Number(fields.statusCode ?? fields.status ?? 500);
  return {
    statusCode: Number.isInteger(code) && code >= 400 && code <= 599 ? code : 500,
    statusMessage: readText(fields.statusMessage ?? fields.statusText),
    message: readText(fields.message),
    fatal: fields.fatal === true,
    unhandled: fields.unhandled === true,
    ...(fields.data !== undefined && { data: fields.data }),
  };
}

/** What the error page says. */
export interface ErrorWords {
  statusCode: number;
  heading: string;
  description: string;
  /** Said to screen readers. */
  announcement: string;
  title: string;
  canRetry: boolean;
}

export function wordsOf(error: AppError, fullPath: string): ErrorWords {
  const { statusCode } = error;
  if (statusCode === 404) {
    const message = error.message || `Page not found: ${fullPath}`;
    return {
      statusCode,
      heading: 'Page Not Found',
      description: message,
      announcement: `Page Not Found: ${fullPath}`,
      title: `404 - ${message}`,
      canRetry: false,
    };
  }
  const heading = error.statusMessage || 'Internal Server Error';
  const hasMore = error.message !== '' && error.message !== heading;
  return {
    statusCode,
    heading,
    description: hasMore ? error.message : 'Something went wrong on our side. Please try again.',
    announcement: `${statusCode}: ${heading}`,
    title: `${statusCode} - ${error.message || heading}`,
    canRetry: true,
  };
}

/** Control characters have no business in a message. */
function readText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/\p{Cc}+/gu, ' ').trim();
}
