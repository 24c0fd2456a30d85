// One call of a handler from start to value. Ends when its signal fires or its time is up, whatever the handler does.
import type { AsyncDataRequest } from './async-data-request.ts';

export async function performRequest(
  request: AsyncDataRequest,
  controller: AbortController,
): Promise<unknown> {
  const { signal } = controller;
  const timer =
    request.timeout === undefined
      ? undefined
      : setTimeout(() => controller.abort(timeoutError(request)), request.timeout);
  try {
    return await Promise.race([produceValue(request, signal), rejectionOf(signal)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a failure only says that somebody called the work off. Clients wrap it: then it is the cause. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || isAbort(error.cause));
}

async function produceValue(request: AsyncDataRequest, signal: AbortSignal): Promise<unknown> {
  const value = await request.handler({ signal });
  const transformed = await request.transform(value as never);
  return request.pick ? pickFields(transformed, request.pick) : transformed;
}

function pickFields(value: unknown, fields: readonly PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    fields.filter((field) => field in value).map((field) => [field, Reflect.get(value, field)]),
  );
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function timeoutError({ key, timeout }: AsyncDataRequest): DOMException {
  return new DOMException(`The data for "${key}" did not arrive within ${timeout} ms.`, 'TimeoutError');
}
