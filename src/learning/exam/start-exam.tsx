// Renders an exam in place of its first step, which the server has rendered.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Exam } from './exam.tsx';
import { createExamSession, type ExamServices, type ExamSettings } from './exam-session.ts';

/** Returns a function that removes it. */
export function startExam(
  root: HTMLElement,
  { path, ...services }: ExamServices & { path: string },
): () => void {
  const place = root.querySelector('[data-exam]');
  if (!place) return () => {};
  const settings = readSettings(root, path);
  const session = createExamSession(settings, services);
  const served = place.innerHTML;
  const rendered = createRoot(place);
  // At once, so that no click is lost meanwhile.
  flushSync(() => rendered.render(<Exam session={session} settings={settings} />));
  void session.recall();
  return () => {
    rendered.unmount();
    // Restores the server's markup, because it is used again when the page is shown again.
    place.innerHTML = served;
  };
}

function readSettings(root: HTMLElement, path: string): ExamSettings {
  const { course = '', questions, pass, capstone = '', code = '' } = root.dataset;
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.exam-topics a')];
  return {
    ...{ path, course, capstone, code },
    questions: Number(questions),
    pass: Number(pass),
    topics: links.map((link) => new URL(link.href).pathname),
  };
}
