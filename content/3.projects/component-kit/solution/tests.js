// Tests without a library: each puts a component on the stage, uses it and compares.
const stage = document.getElementById('stage');

function put(markup) {
  stage.innerHTML = markup;
  return stage.firstElementChild;
}

function press(target, key) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function expect(actual, wanted) {
  if (actual !== wanted) throw new Error(`expected “${wanted}”, found “${actual}”`);
}

const twoTabs = '<kit-tabs label="Test"><section id="one"><h2>One</h2></section><section id="two"><h2>Two</h2></section></kit-tabs>';
const clay =
  '<kit-combobox><label for="test-clay">Clay</label><input id="test-clay" list="test-list"><datalist id="test-list"><option value="Porcelain"></option><option value="Earthenware"></option></datalist></kit-combobox>';

const tests = {
  'A disclosure is closed at first': () => {
    const kit = put('<kit-disclosure><button>A</button><div>B</div></kit-disclosure>');
    expect(kit.querySelector('div').hidden, true);
    expect(kit.querySelector('button').getAttribute('aria-expanded'), 'false');
  },
  'A disclosure opens and closes': () => {
    const kit = put('<kit-disclosure><button>A</button><div>B</div></kit-disclosure>');
    kit.querySelector('button').click();
    expect(kit.querySelector('div').hidden, false);
    kit.querySelector('button').click();
    expect(kit.querySelector('div').hidden, true);
  },
  'The first tab is selected at first': () => {
    const [one, two] = put(twoTabs).querySelectorAll('[role="tab"]');
    expect(one.getAttribute('aria-selected'), 'true');
    expect(two.tabIndex, -1);
  },
  'The right arrow selects the next tab': () => {
    const kit = put(twoTabs);
    const [one, two] = kit.querySelectorAll('[role="tab"]');
    press(one, 'ArrowRight');
    expect(two.getAttribute('aria-selected'), 'true');
    expect(kit.querySelector('#one').hidden, true);
  },
  'The right arrow goes from the last tab to the first': () => {
    const [one, two] = put(twoTabs).querySelectorAll('[role="tab"]');
    press(two, 'ArrowRight');
    expect(one.getAttribute('aria-selected'), 'true');
  },
  'A combobox shows what contains the text': () => {
    const kit = put(clay);
    const input = kit.querySelector('input');
    input.value = 'ware';
    input.dispatchEvent(new Event('input'));
    expect(kit.querySelector('[role="listbox"]').textContent, 'Earthenware');
  },
  'Enter takes a suggestion into the field': () => {
    const input = put(clay).querySelector('input');
    press(input, 'ArrowDown');
    press(input, 'ArrowDown');
    press(input, 'Enter');
    expect(input.value, 'Earthenware');
    expect(input.getAttribute('aria-expanded'), 'false');
  },
  'A toast can be closed': () => {
    const toasts = put('<kit-toasts></kit-toasts>');
    toasts.say('Saved.');
    toasts.querySelector('button').click();
    expect(toasts.textContent, '');
  },
  'A rating has a value in its form': () => {
    const form = put(
      '<form><kit-rating><label>Stars <select name="stars"><option value="">None</option><option value="1">1 star</option><option value="2">2 stars</option></select></label></kit-rating></form>',
    );
    form.querySelectorAll('input')[1].click();
    expect(new FormData(form).get('stars'), '2');
    form.reset();
    expect(new FormData(form).get('stars'), null);
  },
};

let failed = 0;
for (const [title, run] of Object.entries(tests)) {
  const item = document.createElement('li');
  try {
    run();
    item.textContent = `Passed: ${title}`;
  } catch (error) {
    failed += 1;
    item.textContent = `Failed: ${title} (${error.message})`;
  }
  document.getElementById('results').append(item);
}
stage.replaceChildren();
const passed = Object.keys(tests).length - failed;
document.getElementById('summary').textContent = `${passed} tests passed, ${failed} failed.`;
