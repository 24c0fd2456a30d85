import { formatsOf } from '../formats.ts';

export const { number, plural } = formatsOf('en-GB');
