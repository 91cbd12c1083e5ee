import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ExportsChart } from '../../articles/export/exports-chart.tsx';
import { NeedChart as So2NeedChart } from '../../articles/so2/need-by-ph.tsx';
import { NeedChart as YanNeedChart } from '../../articles/yan/need-by-sugar.tsx';
import { defaultsOf, type FormSpec } from '../../calculator/form/form-spec.ts';
import { HistoryChart } from '../../calculator/tanks/history-chart.tsx';
import { ReadingChart } from '../../lots/lots/reading-chart.tsx';
import { binormalCurve, claimedArea } from '../../projects/grapeleaf/roc.ts';
import { RocPicture } from '../../projects/grapeleaf/roc-picture.tsx';
import { SchedulePicture } from '../../projects/grapeleaf/schedule-picture.tsx';
import { pictureLoader } from '../../tools/load.ts';
import { calculators } from '../../tools/registry.ts';

const draw = <Props extends object>(Chart: ComponentType<Props>, props: Props) =>
  renderToStaticMarkup(createElement(Chart, props));

/** The names and descriptions of all images that are not hidden from screen readers. */
function imagesIn(html: string) {
  return html
    .split('<svg')
    .slice(1)
    .filter((svg) => !/^[^>]*aria-hidden="true"/.test(svg))
    .map((svg) => {
      const [, label] = /^[^>]*role="img"[^>]*aria-label="([^"]+)"/.exec(svg) ?? [];
      const [, title, desc] =
        /^[^>]*role="img"[^>]*><title>([^<]+)<\/title><desc>([^<]+)<\/desc>/.exec(svg) ?? [];
      return { name: title ?? label, description: desc ?? label };
    });
}

/** The defaults, and the defaults with each option chosen. */
const variantsOf = (form: FormSpec) => [
  defaultsOf(form),
  ...Object.entries(form.choices).flatMap(([name, { options }]) =>
    options.map(({ value }) => ({ ...defaultsOf(form), [name]: value })),
  ),
];

/** Its picture draws nothing before it has a season's table. */
const withoutChart = ['degree-days'];
const drawn = calculators.filter(({ id }) => pictureLoader(id) && !withoutChart.includes(id));

describe('a calculator’s chart', () => {
  it.each(drawn.map(({ id, form }) => [id, form] as const))(
    'has a name, and numbers in words, in %s',
    async (id, form) => {
      const Picture = await pictureLoader(id)?.();
      if (!Picture) throw new Error('There is no picture.');
      const images = variantsOf(form).flatMap((inputs) => imagesIn(draw(Picture, { inputs })));
      expect(images.length).toBeGreaterThan(0);
      for (const { name, description } of images) {
        expect(name).toMatch(/\w/);
        expect(description).toMatch(/\d/);
      }
    },
  );
});

const reading = (on: string, value: number) => ({
  entry: on,
  on,
  kind: 'brix',
  value,
  unit: '°Bx',
  vessels: [],
});
const entry = (on: string, ta: number) => ({ on, calculator: 'TA', answer: '', values: { ta } });

describe('a chart', () => {
  it.each([
    ['of exports', draw(ExportsChart, {}), /\$103 million/],
    ['of SO₂ by pH', draw(So2NeedChart, {}), /0\.8 mg\/L/],
    ['of nitrogen by sugar', draw(YanNeedChart, {}), /18 and 28/],
    [
      'of a tank’s history',
      draw(HistoryChart, {
        tank: { name: '1', history: [entry('2026-10-01', 6), entry('2026-10-02', 7)] },
        measure: 'ta',
        label: 'TA',
      }),
      /^TA: from 6\S* to 7\S* in 2 entries$/,
    ],
    [
      'of readings',
      draw(ReadingChart, {
        lines: [{ name: 'Brix', readings: [reading('2026-09-03', 24), reading('2026-09-09', 3)] }],
        show: ({ value, unit }) => `${value} ${unit}`,
      }),
      /^Brix, Sep 3, 2026 to Sep 9, 2026: between 3 °Bx and 24 °Bx$/,
    ],
    [
      'of leaves flagged',
      draw(RocPicture, { shape: 1, point: binormalCurve(claimedArea, 1)(0) }),
      // At the healthy leaves' mean, half of them score higher.
      /50% of the healthy/,
    ],
    [
      'of a learning rate',
      draw(SchedulePicture, { shape: 'linear', step: 10_100, warmupShare: 0.15 }),
      // Halfway down from 0.0001.
      /after update 10,100 it is 0\.0000500/,
    ],
  ])('has its data in words: %s', (_, html, words) => {
    const [image, ...others] = imagesIn(html);
    expect(others).toEqual([]);
    expect(image?.name).toMatch(/\w/);
    expect(image?.description).toMatch(words);
  });
});
