/** The ids of the questions on the page. */
export function questionIds(): string[] {
  const questions = document.querySelectorAll<HTMLElement>('.question');
  return [...questions].map(({ dataset }) => dataset.question ?? '');
}
