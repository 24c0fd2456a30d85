import { hydrate } from './app.js';
import { useEffect } from './effects.js';
import { h } from './h.js';
import { useState } from './state.js';

function Counter({ start }) {
  const [count, setCount] = useState(start);
  useEffect(() => {
    document.title = `Tea: ${count}`;
  }, [count]);
  const add = () => setCount((before) => before + 1);
  const button = { type: 'button', onClick: add };
  return h('p', null, h('button', button, 'Cups: ', count));
}

const app = document.querySelector('#app');
hydrate(h(Counter, { start: 2 }), app);
