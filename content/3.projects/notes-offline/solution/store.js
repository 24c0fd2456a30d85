// Keeps the notes in the browser's storage. It may be full, and a browser may refuse it, for example in a private window
// or in a frame. Then the notes stay in memory, and the page says so.
const storeKey = 'trail-notes';

/** The saved notes, and whether the storage can be used. */
function loadNotes() {
  try {
    const saved = JSON.parse(localStorage.getItem(storeKey) ?? '[]');
    return { notes: Array.isArray(saved) ? saved : [], canSave: true };
  } catch {
    return { notes: [], canSave: false };
  }
}

/** Whether everything has been saved. */
function saveNotes(notes) {
  try {
    localStorage.setItem(storeKey, JSON.stringify(notes));
    return true;
  } catch {
    return false;
  }
}

/** All notes as one text that any editor opens. */
function notesAsText(notes) {
  return notes.map(({ text, day }) => `${day}\n${text}\n`).join('\n');
}
