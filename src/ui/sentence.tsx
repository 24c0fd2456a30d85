// A sentence in which code is between backticks.
import { Fragment } from 'react';

export function Sentence({ children }: { children: string }) {
  return children.split(/`([^`]+)`/).map((piece, at) => {
    const key = `${at}`;
    return at % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}
