import { ServiceDrawing } from '../art/service-drawing.tsx';
import { href } from '../platform/href.ts';
import { Section } from '../site/section.tsx';
import { services } from './service-list.ts';

/** The first service is left out, since it includes the other six. */
export function ServicesTeaser() {
  return (
    <Section label="Services" title="A data team’s work, sized to your cellar">
      <ul className="cells md:grid-cols-2 xl:grid-cols-3" data-reveal="0.2" data-stagger="200">
        {services.slice(1).map(({ glyph, title, description }) => (
          <li key={title}>
            <ServiceDrawing of={glyph} />
            <h3 className="mt-5 text-xl">
              <a href={href('/services')} className="stretched hover:text-wine">
                {title}
              </a>
            </h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
