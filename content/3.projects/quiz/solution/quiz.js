// The answers are here and not in the HTML, where the order or an attribute would give them away.
const key = { closest: 'b', light: 'c', star: 'a', phases: 'c', largest: 'b', planets: 'a' };

const find = (id) => document.getElementById(id);
const form = find('quiz');
const limit = find('limit');
const left = find('left');
const questions = [...form.querySelectorAll('fieldset')];
const total = questions.length;

const timer = createTimer({
  onSecond(seconds) {
    left.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
    // One warning is enough. A countdown that is read aloud every second would leave no time for the questions.
    if (seconds === 60) say('One minute is left.');
  },
  onEnd: () => finish('The time is up.'),
});

function say(words) {
  find('status').textContent = words;
}

/** What the review says about one question. */
function judge(question) {
  const radios = [...question.querySelectorAll('input')];
  const wordsOf = (radio) => radio.parentElement.textContent.trim();
  const right = radios.find(({ name, value }) => key[name] === value);
  const chosen = radios.find(({ checked }) => checked);
  return {
    title: question.querySelector('legend').textContent.replace(/^\d+\. /, ''),
    isRight: chosen === right,
    verdict: chosen === right ? 'Right' : chosen ? 'Not right' : 'Not answered',
    chosen: chosen ? wordsOf(chosen) : null,
    right: wordsOf(right),
  };
}

function showReview(judged) {
  const items = judged.map(({ title, isRight, verdict, chosen, right }) => {
    const item = document.createElement('li');
    const mark = document.createElement('strong');
    mark.textContent = `${verdict}. `;
    item.className = isRight ? 'is-right' : '';
    const own = chosen && !isRight ? ` Your answer was “${chosen}”.` : '';
    item.append(mark, `${title} The answer is “${right}”.${own}`);
    return item;
  });
  find('review').replaceChildren(...items);
}

function finish(before = '') {
  timer.stop();
  const judged = questions.map(judge);
  const points = judged.filter(({ isRight }) => isRight).length;
  const words = `You have ${points} of ${total} points.`;
  showReview(judged);
  form.hidden = true;
  find('result').hidden = false;
  find('result-title').focus();
  say(`${before} ${words}`.trim());
  const best = readBest();
  if (best === null || points > best) saveBest(points);
  showBest();
}

function startAgain() {
  // The limit is kept, because people chose it for themselves.
  const minutes = limit.value;
  form.reset();
  limit.value = minutes;
  form.hidden = false;
  find('result').hidden = true;
  say('');
  showLimit();
  questions[0].querySelector('input').focus();
}

function showBest() {
  const best = readBest();
  find('best').hidden = best === null;
  if (best !== null) find('best').textContent = `Your best result on this device is ${best} of ${total} points.`;
}

function showLimit() {
  left.textContent =
    limit.value === '0' ? 'Take as long as you like.' : 'The time starts with your first answer.';
}

form.addEventListener('change', ({ target }) => {
  const minutes = Number(limit.value);
  if (target === limit) {
    timer.stop();
    showLimit();
  }
  const isBegun = form.querySelector('input:checked') !== null;
  if (minutes > 0 && isBegun && !timer.isRunning) timer.start(minutes);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  finish();
});

find('again').addEventListener('click', startAgain);

// Without this script, the page shows no control that does nothing.
find('time').hidden = false;
find('finish').hidden = false;
showLimit();
showBest();
