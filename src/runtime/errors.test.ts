import { describe, expect, it, vi } from 'vitest';
import { createErrorPath } from './errors.ts';

function setUp() {
  const show = vi.fn();
  const log = vi.fn();
  return { show, log, errors: createErrorPath({ show, log }) };
}

describe('the path of an error', () => {
  it('reports without showing', () => {
    const { errors, show, log } = setUp();
    const error = new Error('x');
    errors.report(error, 'somewhere');
    expect(log.mock.calls).toEqual([['[app] somewhere:', error]]);
    expect(show).not.toHaveBeenCalled();
  });

  it('tells every listener the error and where it was caught, once', () => {
    const { errors } = setUp();
    const listener = vi.fn();
    errors.listen(listener);
    const error = new Error('x');
    errors.fail(error, 'uncaught error');
    expect(listener.mock.calls).toEqual([[error, 'uncaught error']]);
  });

  it('shows a failure as an app error', () => {
    const { errors, show } = setUp();
    errors.fail({ statusCode: 503, statusMessage: 'Maintenance' }, 'test');
    expect(show).toHaveBeenCalledWith(
      expect.objectContaining({ statusCode: 503, statusMessage: 'Maintenance' }),
    );
  });

  it('is not cut off by a listener that fails', () => {
    const { errors, show, log } = setUp();
    const later = vi.fn();
    const second = new Error('second');
    errors.listen(() => {
      throw second;
    });
    errors.listen(later);
    errors.fail(new Error('first'), 'test');
    expect(later).toHaveBeenCalledTimes(1);
    expect(show).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith('[app] an error listener failed:', second);
  });
});
