// The final exam of a course, and the certificate.
import { longDate } from './dates.ts';
import { plural } from './format.ts';

export const needsScript =
  'A script draws the questions of the exam, and scripts are off in this browser. All questions are on the pages above, with their answers.';
export const conditions = (questions: number, pass: number) =>
  `${questions} questions in random order, and you pass with ${pass} right answers. There is no time limit: leave at any time and continue later, because every answer is saved on this device.`;
export const start = 'Start the exam';
export const resumeAt = (question: number) => `Continue with question ${question}`;
export const again = 'Take it again';
export const notLoaded = 'The questions could not be loaded. Check your connection and try again.';
export const tooFew = (found: number, needed: number) =>
  `The pages above have only ${found} questions, but the exam needs ${needed}.`;
export const loading = 'The questions are loading.';

export const questionOf = (at: number, total: number) => `Question ${at} of ${total}`;
export const positions = (answered: number, flagged: number, at: number, total: number) =>
  `${answered} of ${total} answered, ${flagged} flagged, you are on question ${at}`;
export const answered = (count: number) => `Answered, ${count}`;
export const flagged = (count: number) => `Flagged, ${count}`;
export const here = 'You are here';
export const open = (count: number) => `Open, ${count}`;
export const flag = 'Flag for later';
export const isFlagged = 'Flagged';
export const previous = 'Previous';
export const next = 'Next question';
export const toEnd = 'To the last step';
export const canChange = 'You can change answers until you hand in.';

export const beforeHandIn = 'Hand in your answers?';
export const allAnswered = 'You have answered all questions.';
export const someOpen = (count: number) =>
  plural(count, {
    one: 'One question has no answer yet. It counts as wrong.',
    other: '# questions have no answer yet. They count as wrong.',
  });
export const lookAgain = 'Look again at:';
export const isOpen = 'open';
export const handIn = 'Hand in';
export const back = 'Back to the questions';

export const passed = 'Passed';
export const notPassed = 'Not passed yet';
export const rightOf = (total: number, pass: number) => `of ${total} right, pass mark ${pass}`;
export const wrongInReview = 'Questions you got wrong are now in your review.';
export const partOf = (right: number, total: number) => `${right} of ${total}`;
export const result = 'Result';
export const seeWrong = (count: number) =>
  plural(count, { one: 'See the wrong answer', other: 'See the # wrong answers' });
export const yourAnswer = 'Your answer';
export const rightAnswer = 'Right answer';
export const noAnswer = 'You gave no answer.';

export const certificate = 'Certificate';
export const certifies = 'This certificate says that';
export const namePlace = 'Your name';
export const completed = (course: string, right: number, total: number) =>
  `passed the final exam of the ${course} with ${right} of ${total} right answers and marked its capstone project as done.`;
export const date = 'Date';
export const number = 'Number';
export const score = (right: number, total: number, pass: number) =>
  `${right} of ${total}, pass mark ${pass}`;
export const name = 'Name';
export const print = 'Print or save as PDF';
export const claim =
  'This certificate was made in your browser, and your name is not sent anywhere. The number is a checksum of the name, the answers and the project, so it changes if one of them does. No one has checked who answered.';
export const needsCapstone = 'You get the certificate when the capstone project is done as well:';
export const capstone = 'open the project';
export const dateOf = (at: number) => longDate(new Date(at).toISOString());
