// The connection between the frame and the page: a port that arrives before the first order, and so before any script of
// an answer. Only the functions here ever have it.
import { type QuestNews, type QuestOrder, questGreeting, questPing } from '#schema/page/quest.ts';

/** Waits for the port, from which `obey` gets every order. Returns a function that sends news to the page. */
export function connectToPage(obey: (order: QuestOrder) => unknown): (news: QuestNews) => void {
  let send: MessagePort['postMessage'] | null = null;
  addEventListener('message', function take({ source, ports: [port] }: MessageEvent<unknown>) {
    if (source !== parent || !port) return;
    removeEventListener('message', take);
    send = port.postMessage.bind(port);
    port.onmessage = ({ data }: MessageEvent<QuestOrder | typeof questPing>) => {
      if (data === questPing) send?.({ quest: 'alive' } satisfies QuestNews);
      else void obey(data);
    };
  });
  if (parent !== window) parent.postMessage(questGreeting, '*');
  return (news) => send?.(news);
}
