import { useEffect, useRef, useState } from 'react';

/**
 * What the reader has typed. Every opening starts with the focus in the input and without a term, but for the first,
 * which may be given one.
 */
export function useTerm(isOpen: boolean, firstTerm = '') {
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(firstTerm);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [reopenings, setReopenings] = useState(0);

  // Only a palette that is opened again while it leaves comes here: one that has left is a new one next time.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setTerm('');
      setReopenings(reopenings + 1);
    }
  }
  useEffect(() => {
    // The first time the dialog itself does it, and notes where the focus was.
    if (reopenings > 0) input.current?.focus();
  }, [reopenings]);

  return { term, setTerm, input };
}
