// The DevTools protocol over two pipes. Playwright would work, but it attaches a debugger to every page,
// which makes pages slower: creating errors in React while loading takes twice as long.
import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';

/** A session with the browser or with one page: commands with responses, and events. */
export type Session = Pick<CDPSession, 'send' | 'on' | 'off'>;

export interface Protocol {
  browser: Session;
  session(id: string): Session;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** Messages are JSON, each terminated by a zero byte. */
export function openProtocol(read: Readable, write: Writable): Protocol {
  const waiting = new Map<number, (message: Message) => void>();
  const emitters = new Map<string, EventEmitter>();
  let lastId = 0;
  let rest = '';

  const emitterOf = (sessionId = '') => {
    const emitter = emitters.get(sessionId) ?? new EventEmitter();
    emitters.set(sessionId, emitter);
    return emitter;
  };

  function take(message: Message): void {
    if (message.id === undefined) emitterOf(message.sessionId).emit(message.method ?? '', message.params);
    else waiting.get(message.id)?.(message);
  }

  read.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) take(JSON.parse(message) as Message);
  });

  function session(sessionId?: string): Session {
    const send = (method: string, params: object = {}) =>
      new Promise<unknown>((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        write.write(`${JSON.stringify({ id, sessionId, method, params })}\0`);
      });
    const events = emitterOf(sessionId);
    // The browser follows the protocol described by these types.
    return { send, on: events.on.bind(events), off: events.off.bind(events) } as unknown as Session;
  }

  return { browser: session(), session };
}
