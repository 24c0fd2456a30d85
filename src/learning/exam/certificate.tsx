// The certificate of a course: made on the device, and printed by the browser.
import { useId } from 'react';
import * as text from '#messages/exam.ts';
import type { ExamSession, ExamSettings, ExamView } from './exam-session.ts';
import type { PassedExam } from './saved-exam.ts';

interface CertificateProps {
  view: ExamView;
  passed: PassedExam;
  settings: ExamSettings;
  session: ExamSession;
}

export function Certificate({ view, passed, settings, session }: CertificateProps) {
  const id = useId();
  const { isCapstoneDone, name, number } = view;
  const { course, pass, capstone } = settings;
  if (isCapstoneDone === null) return null;
  if (!isCapstoneDone)
    return (
      <p className="exam-capstone">
        {text.needsCapstone} <a href={capstone}>{text.capstone}</a>
      </p>
    );
  const { right, total, at } = passed;
  return (
    <section className="exam-certificate" aria-label={text.certificate}>
      <div className="certificate">
        <div className="certificate-text">
          <p className="certificate-site">{siteName()}</p>
          <p>{text.certifies}</p>
          <p className="certificate-name">{name || text.namePlace}</p>
          <p>{text.completed(course, right, total)}</p>
          <dl>
            <div>
              <dt>{text.date}</dt>
              <dd>{text.dateOf(at)}</dd>
            </div>
            <div>
              <dt>{text.result}</dt>
              <dd>{text.score(right, total, pass)}</dd>
            </div>
            {number && (
              <div>
                <dt>{text.number}</dt>
                <dd>{number}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <div className="certificate-tools">
        <label htmlFor={id}>{text.name}</label>
        <input
          id={id}
          className="input"
          autoComplete="name"
          value={name}
          maxLength={80}
          onChange={({ target }) => session.rename(target.value)}
        />
        <button type="button" className="button" onClick={() => print()}>
          {text.print}
        </button>
      </div>
      <p className="certificate-claim">{text.claim}</p>
    </section>
  );
}

/** As the header says it. */
function siteName(): string {
  return document.querySelector('.home-link')?.getAttribute('aria-label') ?? '';
}
