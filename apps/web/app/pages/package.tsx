import { docBlocksOf, firstSentence } from '@orbit-vine/enology/doc-blocks.ts';
import { Fragment } from 'react';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { DocSentence } from './doc-sentence.tsx';

/** The package's source files: the page shows their doc blocks. */
const texts = import.meta.glob<string>(
  [
    '../../../../packages/enology/src/**/*.ts',
    '!../../../../packages/enology/src/proof/**',
    '!../../../../packages/enology/src/**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const files = Object.entries(texts)
  .map(([path, text]) => ({
    file: path.replace(/^.*\/enology\/src\//, '').replace(/\.ts$/, ''),
    functions: docBlocksOf(text).filter(({ examples }) => examples.length > 0),
  }))
  .filter(({ functions }) => functions.length > 0);

const count = files.reduce((sum, { functions }) => sum + functions.length, 0);

const start = `import { sugarForBrix } from '@orbit-vine/enology/sugar/chaptalization';

const sugar = sugarForBrix({ volumeL: 1000, brixFrom: 20, brixTo: 22 });
sugar.value;   // 27.74 kg
sugar.inRange; // true

sugarForBrix({ volumeL: 1000, brixFrom: 20, brixTo: 35 }).note;
// 'Brix of a must: 10 to 30 °Bx.'`;

export default function PackagePage() {
  return (
    <>
      <PageHead
        title="The formulas as a package"
        description={`The ${count} functions behind the calculators, for other winery software: each with its source, the range of its inputs, its tolerance, and an example that our tests run.`}
        path="/tools/package"
      />
      <PageTitle label="Tools" title="The formulas as a package" beside={31}>
        <p>
          The {count} functions behind our calculators, for other winery software. Each has a source, a range,
          a tolerance, and an example that our tests run. They’re plain ESM with types, and need nothing else.
        </p>
      </PageTitle>
      <div className="wrap prose mt-10">
        <h2>How to use it</h2>
        <pre>
          <code>{start}</code>
        </pre>
        <p>
          Units are in the names. Outside its range a function returns no value or says that it extrapolates;
          it never throws. The package isn’t in a registry yet, but you can build it from the source, with
          this page’s text as its README.
        </p>
        {files.map(({ file, functions }) => (
          <Fragment key={file}>
            <h2>{file}</h2>
            <dl>
              {functions.map(({ name, text, examples }) => (
                <Fragment key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>
                    <DocSentence text={firstSentence(text)} />
                    {examples.map(({ expression, answer }) => (
                      <pre key={expression}>
                        <code>{`${expression} // ${answer}`}</code>
                      </pre>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </Fragment>
        ))}
      </div>
    </>
  );
}
