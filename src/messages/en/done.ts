// The controls that mark a page as done.
const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export const knowThis = 'Know this already?';
export const done = 'Done';
export const markAsDone = 'Mark as done';
export const buttonFinishes = 'This button finishes the lesson.';
export const answersFinish = (questions: number) => {
  const answers =
    questions === 1 ? 'One right answer finishes' : `${numbers[questions] ?? questions} right answers finish`;
  return `${answers} the lesson. So does this button.`;
};
export const blockFilled = (place: number, hasQuestions: boolean) =>
  `Block ${place} is filled.${hasQuestions ? ' The questions come again when they are due.' : ''}`;
export const doneOn = (day: string) => `Done on ${day}`;
export const stepIsDone = 'I have done this step';
