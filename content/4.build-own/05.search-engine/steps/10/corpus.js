// Notes of a household, in four sections.
export const documents = [
  note('Kitchen', 'Keep bread fresh', `
    Wrap a loaf in a cloth and put it in a tin, cut side down. A fridge
    makes it stale sooner.`),
  note('Kitchen', 'Bake a simple loaf', `
    Mix flour, water, salt and yeast. Knead for ten minutes, let the dough
    rise twice, and bake it hot.`),
  note('Kitchen', 'Freeze herbs', `
    Chop basil or parsley, put it in an ice tray with a little oil, and
    freeze it. It stays good for months.`),
  note('Kitchen', 'Clean a burnt pan', `
    Boil water with baking soda in the pan for ten minutes. The black
    layer comes off with a wooden spoon.`),
  note('Kitchen', 'Sharpen a knife', `
    Draw the blade over a wet stone at a flat angle, first one side and
    then the other, until it cuts paper.`),
  note('Kitchen', 'Brew green tea', `
    Let boiled water cool for some minutes. Steep the leaves for two
    minutes, and pour all the tea at once.`),
  note('Garden', 'Sow tomatoes', `
    Sow the seeds indoors in March. Plant the seedlings outside when the
    nights are warm, and tie them to a stick.`),
  note('Garden', 'Water plants in summer', `
    Water the soil in the morning, not the leaves. Pots dry out fast and
    need water twice a day.`),
  note('Garden', 'Get rid of slugs', `
    Collect slugs in the evening. A ring of dry sand around the seedlings
    keeps most of them away.`),
  note('Garden', 'Prune roses', `
    Cut the stems in early spring, above a bud that points outwards. Use a
    sharp knife, so that the cut heals.`),
  note('Garden', 'Make compost', `
    Layer kitchen scraps with dry leaves. Keep it damp, turn it each
    month, and after a year it is dark soil.`),
  note('Garden', 'Keep basil alive', `
    Basil wants light and warm feet. Water it from below, and cut the
    tips, so that it grows bushy.`),
  note('Bicycle', 'Fix a flat tyre', `
    Take the tube out and pump it up. Hold it under water: bubbles show
    the hole. Dry it, and glue a patch on.`),
  note('Bicycle', 'Oil the chain', `
    Wipe the chain with a cloth, then put one drop of oil on each link.
    Without oil it squeaks and gets rust.`),
  note('Bicycle', 'Adjust the brakes', `
    Turn the small screw at the lever until the pads nearly touch the rim.
    Test the brakes before a ride.`),
  note('Bicycle', 'Set the saddle height', `
    With your heel on the pedal, your leg should be straight. A low saddle
    hurts the knees.`),
  note('Bicycle', 'Ride in the rain', `
    Let some air out of each tyre for more grip. Brake earlier, and dry
    the chain when you are at home.`),
  note('Bicycle', 'Remove rust', `
    Rub the spot with foil and vinegar, wipe it dry, and protect the metal
    with a thin layer of oil.`),
  note('Laundry', 'Wash wool', `
    Use cold water and a mild soap. Press the water out, do not wring, and
    dry the jumper flat on a towel.`),
  note('Laundry', 'Remove a tea stain', `
    Rinse the cloth with cold water, then rub in lemon juice. Wash it warm
    after ten minutes.`),
  note('Laundry', 'Remove oil stains', `
    Cover the spot with flour, wait for an hour, and brush it off. Rub in
    dish soap before the wash.`),
  note('Laundry', 'Dry clothes in winter', `
    Spread them out in a warm room and open a window twice a day, so that
    the walls stay dry.`),
  note('Laundry', 'Sew on a button', `
    Use double thread, go through each hole four times, and leave a little
    space for the cloth.`),
  note('Laundry', 'Patch a hole in jeans', `
    Put a piece of cloth behind the hole, pin it flat, and sew around the
    edge twice.`),
];

export function textOf({ title, text }) {
  return `${title}. ${text}`;
}

function note(section, title, text) {
  return { section, title, text: text.trim().replace(/\s+/g, ' ') };
}
