import type { FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 128 * 1024;

/**
 * Streams bytes `start` to `end` (included) of an open file and closes it at the end, on failure, and when the
 * client goes away. A file that became shorter breaks the connection: a cut body must not look complete.
 */
export function streamFile(
  handle: FileHandle,
  start: number,
  end: number,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  let position = start;
  const close = () => void handle.close().catch(() => {});
  // The adapter never touches the stream of a client that left early, so the stream cannot rely on cancel alone.
  if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const length = Math.min(CHUNK_BYTES, end + 1 - position);
          const { bytesRead, buffer } = await handle.read(
            Buffer.allocUnsafeSlow(length),
            0,
            length,
            position,
          );
          if (bytesRead === 0) throw new Error('The file became shorter while it was sent.');
          position += bytesRead;
          controller.enqueue(buffer.subarray(0, bytesRead));
          if (position <= end) return;
          controller.close();
          close();
        } catch (error) {
          close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
