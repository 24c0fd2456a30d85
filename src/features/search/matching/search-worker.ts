// The search runs here, beside the page, so that typing never waits for it.
import { answerMessages, type Message } from './answer-messages.ts';

const answer = answerMessages(
  (reply) => self.postMessage(reply),
  // Messages that came while one was being answered are read before this runs.
  (task) => setTimeout(task),
);

self.addEventListener('message', ({ data }: MessageEvent<Message>) => answer(data));
