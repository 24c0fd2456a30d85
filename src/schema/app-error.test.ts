import { describe, expect, it } from 'vitest';
import { appErrorFrom, wordsOf } from './app-error.ts';

const words = (thrown: unknown, path = '/x') => wordsOf(appErrorFrom(thrown), path);

describe('reading what was thrown', () => {
  it('gives an empty object code 500 and no words of its own', () => {
    expect(appErrorFrom({})).toEqual({
      statusCode: 500,
      statusMessage: '',
      message: '',
      fatal: false,
      unhandled: false,
    });
  });

  it('keeps code, messages, flags and data', () => {
    const thrown = {
      statusCode: 503,
      statusMessage: 'Maintenance',
      message: 'Back soon',
      fatal: true,
      data: 1,
    };
    expect(appErrorFrom(thrown)).toEqual({ ...thrown, unhandled: false });
  });

  it('reads the status of a failed request', () => {
    expect(appErrorFrom({ status: 429, statusText: 'Too Many Requests' })).toMatchObject({
      statusCode: 429,
      statusMessage: 'Too Many Requests',
    });
  });

  it.each([200, 0, 99, 600, 404.5, Number.NaN, 'x'])('reads the code %s as 500', (statusCode) => {
    expect(appErrorFrom({ statusCode }).statusCode).toBe(500);
  });

  it('takes a string as the message and anything else as nothing', () => {
    expect(appErrorFrom('lost').message).toBe('lost');
    expect(appErrorFrom(null).message).toBe('');
    expect(appErrorFrom(7).message).toBe('');
  });

  it('strips control characters', () => {
    expect(appErrorFrom({ message: 'a\u0000b\u001b[31mc\n' }).message).toBe('a b [31mc');
  });
});

describe('the words of the error page', () => {
  it('says Internal Server Error when nothing is known', () => {
    expect(words({})).toEqual({
      statusCode: 500,
      heading: 'Internal Server Error',
      description: 'Something went wrong on our side. Please try again.',
      announcement: '500: Internal Server Error',
      title: '500 - Internal Server Error',
      canRetry: true,
    });
  });

  it('shows the code and short message of another server error', () => {
    expect(words({ statusCode: 503, statusMessage: 'Maintenance' })).toEqual({
      statusCode: 503,
      heading: 'Maintenance',
      description: 'Something went wrong on our side. Please try again.',
      announcement: '503: Maintenance',
      title: '503 - Maintenance',
      canRetry: true,
    });
  });

  it('uses the short message as the heading and the long one as description and title', () => {
    const thrown = { statusCode: 403, statusMessage: 'Forbidden', message: 'This is for members.' };
    expect(words(thrown)).toEqual({
      statusCode: 403,
      heading: 'Forbidden',
      description: 'This is for members.',
      announcement: '403: Forbidden',
      title: '403 - This is for members.',
      canRetry: true,
    });
  });

  it('does not repeat the heading as the description', () => {
    expect(words({ statusMessage: 'Too Bad', message: 'Too Bad' })).toMatchObject({
      heading: 'Too Bad',
      description: 'Something went wrong on our side. Please try again.',
      announcement: '500: Too Bad',
      title: '500 - Too Bad',
    });
  });

  it('shows 500 for a code that is not an error', () => {
    expect(words({ statusCode: 200, statusMessage: 'Fine' })).toMatchObject({
      statusCode: 500,
      heading: 'Fine',
      description: 'Something went wrong on our side. Please try again.',
      announcement: '500: Fine',
      title: '500 - Fine',
    });
  });

  it('contains no control characters', () => {
    expect(words({ message: 'one\u0000two\u001b[31m\nthree' })).toMatchObject({
      description: 'one two [31m three',
      title: '500 - one two [31m three',
    });
  });

  it('describes with the message when it says more than the heading', () => {
    expect(words(new Error('The tide is out'))).toMatchObject({
      heading: 'Internal Server Error',
      description: 'The tide is out',
      title: '500 - The tide is out',
    });
  });

  it('uses both spellings for a missing page', () => {
    expect(words({ statusCode: 404 }, '/nope?x=1')).toEqual({
      statusCode: 404,
      heading: 'Page Not Found',
      description: 'Page not found: /nope?x=1',
      announcement: 'Page Not Found: /nope?x=1',
      title: '404 - Page not found: /nope?x=1',
      canRetry: false,
    });
  });

  it('describes a refused route with the words of the rule', () => {
    expect(words({ statusCode: 404, message: 'Page Not Found: /x' }).description).toBe('Page Not Found: /x');
  });

  it('never says more than the message: a stack stays where it is', () => {
    const error = new Error('broken');
    expect(JSON.stringify(words(error))).not.toContain('app-error.test');
  });
});
