import { useEffect, useRef, useState } from 'react';

/** What the reader has typed. Every opening starts without a term and with the focus in the input. */
export function useTerm(isOpen: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
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
