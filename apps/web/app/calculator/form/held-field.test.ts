import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarlyText, type NumberControl, numberControl } from './controls.ts';
import { type FieldState, initialState, type NumberSpec } from './field.ts';
import { readNumber } from './read-number.ts';
import { type UnitFamily, unitFamilies, unitOf } from './units.ts';

const families = Object.keys(unitFamilies) as UnitFamily[];

class Page {
  readonly spec: NumberSpec;
  readonly family: UnitFamily;
  state: FieldState;
  chosen: string;
  isFocused = false;
  /** The rendered control: another tab's change shows with the next render. */
  drawn: NumberControl;

  constructor(family: UnitFamily) {
    this.family = family;
    this.spec = {
      label: 'Amount',
      initial: 1.1,
      min: -1e9,
      max: 1e9,
      step: 0.001,
      range: '',
      unit: { family },
    };
    this.state = initialState(this.spec);
    this.chosen = unitOf(family, undefined).id;
    this.drawn = this.draw();
  }

  draw(): NumberControl {
    const alter = (change: (now: FieldState) => FieldState) => {
      this.state = change(this.state);
    };
    const { spec, state, chosen } = this;
    this.drawn = numberControl({
      name: 'amount',
      spec,
      state,
      chosenId: () => chosen,
      put: alter,
      focus: alter,
    });
    return this.drawn;
  }

  focus() {
    if (!this.isFocused) this.drawn.hold();
    this.isFocused = true;
    this.draw();
  }

  blur() {
    if (this.isFocused) this.drawn.release();
    this.isFocused = false;
    this.draw();
  }

  /** Returns the number that the text means in the unit that was shown, or the last number if it means none. */
  type(text: string): number {
    const read = readNumber(text, this.spec, this.drawn.unit)?.base ?? this.state.last;
    this.drawn.type(text);
    this.draw();
    return read;
  }

  choose(id: string, { isDrawn }: { isDrawn: boolean }) {
    this.chosen = id;
    if (isDrawn) this.draw();
  }
}

const text = fc.oneof(
  fc.double({ min: 0.01, max: 2000, noNaN: true }).map((number) => number.toFixed(2)),
  fc.constantFrom('', '6', '60', '600', '1,5', '12,500', '1.500', '3 x 225', 'abc', '-5'),
);
const act = fc.oneof(
  fc.record({ does: fc.constant('focus' as const) }),
  fc.record({ does: fc.constant('blur' as const) }),
  fc.record({ does: fc.constant('type' as const), text }),
  fc.record({ does: fc.constant('choose' as const), at: fc.nat(3), isDrawn: fc.boolean() }),
);

describe('a number field', () => {
  it.each(families)('of %s reads typed text in the unit beside it, after any changes of units', (family) => {
    const units = unitFamilies[family];
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const page = new Page(family);
        let expected = page.state.last;
        for (const each of acts) {
          const before = page.drawn;
          if (each.does === 'focus') page.focus();
          if (each.does === 'blur') page.blur();
          if (each.does === 'choose') page.choose(units[each.at % units.length]?.id ?? '', each);
          if (each.does === 'type') {
            page.focus();
            expected = page.type(each.text);
            expect(page.drawn.text).toBe(each.text);
          } else if (page.isFocused && each.does === 'choose') {
            expect([page.drawn.text, page.drawn.unit]).toEqual([before.text, before.unit]);
          }
          expect(page.state.last).toBe(expected);
        }
        page.blur();
        expect(page.drawn.unit.id).toBe(page.chosen);
        expect(page.state.last).toBe(expected);
      }),
    );
  });

  it('is 600 L although another tab chose gallons before the first key', () => {
    const page = new Page('volume');
    page.focus();
    page.choose('usGal', { isDrawn: false });
    for (const typed of ['6', '60', '600']) page.type(typed);
    expect([page.drawn.text, page.drawn.unit.label, page.state.last]).toEqual(['600', 'L', 600]);
    page.blur();
    // 600 L / 3.785411784 L per US gallon = 158.503.
    expect([page.drawn.text, page.drawn.unit.label]).toEqual(['158.5', 'US gal']);
    expect(page.state.last).toBe(600);
  });

  it.each<[EarlyText, string, number]>([
    [{ text: '60', unitId: 'usGal', isFocused: false }, '60', 227.1247],
    [{ text: '60', unitId: 'L', isFocused: false }, '15.9', 60],
    [{ text: '60', unitId: 'L', isFocused: true }, '60', 60],
    [{ text: undefined, unitId: 'L', isFocused: true }, '1.100', 1.1],
  ])('adopts %j from before the script where the device has gallons', (early, shown, liters) => {
    const page = new Page('volume');
    page.chosen = 'usGal';
    page.drawn.adopt(early);
    page.draw();
    expect(page.drawn.text).toBe(shown);
    expect(page.state.last).toBeCloseTo(liters, 4);
  });
});
