// The site's error type: a code, a short and a long message. Any thrown value is converted to this form.

import * as text from '#messages/errors.ts';

export interface AppError {
  statusCode: number;
  /** Short, for the heading; may be empty. */
  statusMessage: string;
  /** Long, for the description and the title; may be empty. */
  message: string;
  /** The page cannot be shown. */
  fatal: boolean;
  /** The error was not expected by any code. */
  unhandled: boolean;
  data?: unknown;
}

/** Converts any thrown value. Codes outside 400–599 count as 500. */
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

/** The texts of the error page. */
export interface ErrorWords {
  statusCode: number;
  heading: string;
  description: string;
  /** For screen readers. */
  announcement: string;
  title: string;
  canRetry: boolean;
}

export function wordsOf(error: AppError, fullPath: string): ErrorWords {
  const { statusCode } = error;
  if (statusCode === 404) {
    const message = error.message || text.notFoundAt(fullPath);
    return {
      statusCode,
      heading: text.pageNotFound,
      description: message,
      announcement: `${text.pageNotFound}: ${fullPath}`,
      title: `404 - ${message}`,
      canRetry: false,
    };
  }
  const heading = error.statusMessage || text.internalError;
  const hasMore = error.message !== '' && error.message !== heading;
  return {
    statusCode,
    heading,
    description: hasMore ? error.message : text.ourSide,
    announcement: `${statusCode}: ${heading}`,
    title: `${statusCode} - ${error.message || heading}`,
    canRetry: true,
  };
}

/** Control characters are removed from messages. */
function readText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/\p{Cc}+/gu, ' ').trim();
}
