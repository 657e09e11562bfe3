import { ellipse, place, spline } from './geometry.mjs';
import { abyss, plates } from './palette.mjs';
import { Print, stack } from './print.mjs';
import { clownfish, nudibranch, smallFish, turtle } from './reef-animals.mjs';
import { anemone, brainCoral, seaFan, seaweed, staghorn, tubeSponge } from './reef-corals.mjs';

/** A scene is many small prints on the dark ground, laid from the far water to the near sand. */
function scene(width, height, grain = 1) {
  const layers = [];
  const options = { view: [0, 0, width, height], ink: abyss, shift: [5, 5], grain, tolerance: 1.05 * grain };
  return {
    layer: (seed, draw, more = {}) => {
      const print = new Print({ seed, ...options, ...more });
      draw(print);
      layers.push(print);
    },
    toSvg: () => stack(layers),
  };
}

/** The surface seen from below the horizon: a low sun, its glitter, and three tide lines. */
function surface(print, width, y, sun) {
  const line = (dy, phase) => spline(Array.from({ length: Math.round(width / 90) + 2 }, (_, i) => [i * 90 - 20, y + dy + Math.sin(i * 1.9 + phase) * 7 + Math.sin(i * 0.8 + phase * 2) * 6]));
  const shore = line(0, 0.4);
  const [cx, r] = sun;
  const disc = ellipse([cx, y - 6], r, r, 90).filter(([x, py]) => py < y + 14 && x > 0);
  print.flat(disc, plates.wattle);
  for (let i = 0; i < 15; i++) {
    const a = Math.PI + (i / 14) * Math.PI;
    const long = i % 2 === 0;
    print.paint(place([[r + 12, 0], [r + (long ? 34 : 24), 0]], [cx, y - 6], a), 5, plates.wattle, { start: 0.4, end: 0.5, step: 3 });
  }
  print.flat([...shore, ...line(20, 0.4).reverse()], abyss);
  print.paint(shore, 6, plates.lagoon, { start: 0.02, end: 0.02, wobble: 0.24, step: 9 });
  print.paint(line(20, 1.3), 3.4, plates.lagoon, { start: 0.3, end: 0.2, step: 9 });
  print.paint(line(34, 2.6).slice(20), 2.4, plates.reef, { start: 0.2, end: 0.3, step: 9 });
  for (let i = 0; i < 9; i++) {
    const dy = 26 + i * 13;
    const reach = r * (0.7 - i * 0.05) * print.random.range(0.6, 1);
    print.paint([[cx - reach + print.random.range(-8, 8), y + dy], [cx + reach, y + dy]], 4.4, plates.wattle, { start: 0.4, end: 0.4, step: 6 });
  }
}

/** Sand, rippled by the swell, across the foot of the scene. */
function seabed(print, width, y, height, fill) {
  const top = spline(Array.from({ length: Math.round(width / 110) + 2 }, (_, i) => [i * 110 - 30, y + Math.sin(i * 1.3) * 13 + Math.sin(i * 2.9) * 7]));
  print.flat([...top, [width + 40, height], [-40, height]], fill);
  for (let i = 0; i < width / 58; i++) {
    const at = [((i * 137) % width) + 20, y + 34 + ((i * 53) % Math.max(20, height - y - 48))];
    const reach = print.random.range(14, 34);
    print.line([[at[0] - reach, at[1]], [at[0], at[1] - 3], [at[0] + reach, at[1] + 1]], 3, { start: 0.4, end: 0.4, step: 5 });
  }
}

/** Ridges of far reef, one flat tone. */
function farReef(print, points, height, fill) {
  const ridge = spline(points);
  print.flat([...ridge, [points.at(-1)[0], height], [points[0][0], height]], fill);
}

function bubbles(print, list) {
  for (const [x, y, r] of list) {
    const round = ellipse([x, y], r, r, 26);
    print.paint([...round, round[0], round[1]], Math.max(2.4, r * 0.24), plates.lagoonLight, { start: 0, end: 0, step: 3 });
    print.dot([x - r * 0.35, y - r * 0.35], r * 0.16, plates.lagoonLight);
  }
}

function wideReef() {
  const reef = scene(1600, 700);
  reef.layer(201, (p) => surface(p, 1600, 128, [1250, 74]));
  reef.layer(202, (p) => {
    farReef(p, [[-20, 470], [110, 420], [260, 452], [420, 520], [620, 560], [820, 566], [1010, 540], [1180, 486], [1340, 446], [1480, 470], [1620, 430]], 700, '#01363a');
  });
  reef.layer(203, (p) => staghorn(p, { foot: [330, 560], height: 320, spread: 0.56, fill: plates.reefDeep, depth: 4, seed: 21, thick: 24, polyps: false, edge: 0 }));
  reef.layer(204, (p) => staghorn(p, { foot: [1235, 560], height: 260, spread: 0.6, fill: plates.reefDeep, depth: 4, seed: 5, thick: 22, polyps: false, edge: 0 }));
  reef.layer(205, (p) => {
    farReef(p, [[-20, 560], [120, 528], [300, 560], [470, 598], [700, 622], [900, 626], [1080, 596], [1240, 560], [1400, 548], [1620, 520]], 700, plates.reefDeep);
    for (const [x, y, h, n] of [[640, 634, 150, 5], [705, 640, 104, 4], [1010, 630, 120, 4]]) seaweed(p, [x, y], h, n, plates.reef);
  });
  reef.layer(206, (p) => seaFan(p, { foot: [1424, 634], radius: 162, fill: plates.coral, seed: 7, lean: -0.06, step: 7, food: 800, heavy: 11 }));
  reef.layer(207, (p) => seaFan(p, { foot: [152, 640], radius: 140, fill: plates.lagoon, seed: 12, lean: 0.08, step: 7, food: 600, heavy: 10 }));
  reef.layer(209, (p) => brainCoral(p, { at: [1255, 648], width: 250, height: 142, fill: plates.lagoon, seed: 4, cell: 2.9, edge: 5 }));
  reef.layer(210, (p) => staghorn(p, { foot: [300, 660], height: 270, spread: 0.58, fill: plates.coral, depth: 4, seed: 33, thick: 27 }));
  reef.layer(211, (p) => tubeSponge(p, [1085, 652], 1.3, plates.wattle));
  reef.layer(212, (p) => anemone(p, [500, 656], 1.55, plates.lagoonLight));
  reef.layer(213, (p) => brainCoral(p, { at: [94, 668], width: 160, height: 80, fill: plates.wattle, seed: 9, cell: 2.6, edge: 4.4 }));
  reef.layer(208, (p) => seabed(p, 1600, 644, 700, plates.reef));
  reef.layer(214, (p) => clownfish(p, [552, 498], 0.66, { flip: true, angle: -0.1 }));
  reef.layer(215, (p) => clownfish(p, [448, 552], 0.42, { angle: 0.12 }));
  reef.layer(216, (p) => nudibranch(p, [842, 652], 0.8, { fill: plates.lagoonLight, frill: plates.coral }));
  reef.layer(217, (p) => turtle(p, [905, 356], 1.12, { angle: 3.56, skin: plates.leaf, shell: plates.lagoon }));
  reef.layer(218, (p) => {
    for (const [x, y, s, a] of [[640, 300, 0.8, 0.1], [700, 334, 0.66, 0], [590, 352, 0.62, 0.06], [644, 392, 0.72, -0.06], [560, 306, 0.54, 0.1], [716, 398, 0.46, 0], [610, 262, 0.5, 0.12]]) smallFish(p, [x, y], s, { angle: a, fill: plates.lagoonLight });
    bubbles(p, [[1150, 330, 9], [1168, 296, 6], [1142, 272, 4.5], [470, 420, 7], [486, 392, 5], [1500, 250, 8], [1518, 222, 5], [88, 330, 7], [104, 304, 4.6]]);
  });
  return reef.toSvg();
}

function phoneReef() {
  const reef = scene(800, 700, 2);
  reef.layer(221, (p) => surface(p, 800, 128, [590, 64]));
  reef.layer(222, (p) => farReef(p, [[-20, 470], [110, 440], [260, 500], [420, 540], [560, 510], [690, 460], [820, 440]], 700, '#01363a'));
  reef.layer(223, (p) => staghorn(p, { foot: [606, 560], height: 250, spread: 0.6, fill: plates.reefDeep, depth: 4, seed: 5, thick: 22, polyps: false, edge: 0 }));
  reef.layer(224, (p) => {
    farReef(p, [[-20, 570], [120, 548], [300, 590], [470, 610], [640, 580], [820, 540]], 700, plates.reefDeep);
    seaweed(p, [392, 632], 140, 5, plates.reef);
  });
  reef.layer(225, (p) => seaFan(p, { foot: [668, 652], radius: 116, fill: plates.coral, seed: 7, lean: -0.06, step: 7, food: 640, heavy: 9 }));
  reef.layer(227, (p) => brainCoral(p, { at: [516, 660], width: 200, height: 118, fill: plates.lagoon, seed: 4, cell: 2.2, edge: 5 }));
  reef.layer(228, (p) => staghorn(p, { foot: [112, 660], height: 226, spread: 0.58, fill: plates.coral, depth: 4, seed: 33, thick: 26 }));
  reef.layer(229, (p) => anemone(p, [276, 658], 1.25, plates.lagoonLight));
  reef.layer(226, (p) => seabed(p, 800, 640, 700, plates.reef));
  reef.layer(230, (p) => clownfish(p, [318, 528], 0.56, { flip: true, angle: -0.1 }));
  reef.layer(231, (p) => turtle(p, [352, 330], 1, { angle: 3.56 }));
  reef.layer(232, (p) => {
    for (const [x, y, s] of [[120, 300, 0.66], [164, 336, 0.56], [88, 348, 0.52], [140, 380, 0.6]]) smallFish(p, [x, y], s, { angle: 0.06 });
    bubbles(p, [[560, 350, 8], [576, 322, 5], [250, 450, 6], [262, 428, 4]]);
  });
  return reef.toSvg();
}

const alone = (seed, draw) => {
  const print = new Print({ seed });
  draw(print);
  return print;
};

export const reef = {
  reef: wideReef,
  'reef-phone': phoneReef,
  turtle: () => alone(241, (p) => turtle(p, [0, 0], 0.84, { angle: -0.5 })),
  staghorn: () => alone(242, (p) => {
    staghorn(p, { foot: [0, 98], height: 206, spread: 0.6, fill: plates.coral, depth: 4, seed: 33, thick: 24 });
    const rock = spline([[-74, 114], [-60, 96], [-30, 90], [4, 84], [36, 90], [62, 98], [74, 114], [0, 117]], { closed: true, steps: 6 });
    p.body(rock, plates.lagoon, 4);
    for (const [x, y] of [[-40, 104], [-8, 98], [28, 105], [48, 108]]) p.line([[x - 8, y], [x, y - 2], [x + 8, y]], 2.6, { start: 0.4, end: 0.4, step: 2 });
  }),
  'sea-fan': () => alone(243, (p) => seaFan(p, { foot: [4, 108], radius: 112, fill: plates.coral, seed: 7, step: 4.6, food: 1400, heavy: 8 })),
  clownfish: () => alone(244, (p) => {
    clownfish(p, [-6, 6], 1.2);
    for (const [x, y, r] of [[-108, -40, 6], [-96, -60, 4], [-112, -74, 3]]) p.outline(ellipse([x, y], r, r, 24), 2.6, { step: 2 });
  }),
  'brain-coral': () => alone(245, (p) => brainCoral(p, { at: [0, 70], width: 216, height: 140, fill: plates.lagoon, seed: 4, cell: 2.1, edge: 5 })),
  nudibranch: () => alone(246, (p) => nudibranch(p, [0, 24], 1.04)),
};
