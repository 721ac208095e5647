import type { Language } from '@hien/domain';
import { Logo } from '@hien/ui';
import { loadBrandTheme, loadKoreanFont } from '@hien/ui/load';
import { type BrandName, brandTitles } from '@hien/ui/theme';
import { type ReactNode, useEffect, useId } from 'react';
import type { ToldJourney } from '../../tools/states/journeys.ts';
import { brands } from './brands.ts';
import { linkTo, Screen } from './Screen.tsx';
import { type Look, useLook } from './useLook.ts';
import { languages, screens, words } from './words.ts';
import './strip.css';

/** The ways of a brand, each as a strip of its screens. */
export function Strip({ brand }: { brand: BrandName }) {
  const [look, change] = useLook();
  const { language, mode, width } = look;
  useEffect(() => {
    void loadBrandTheme(brand);
    // One of the languages to choose is written in it.
    void loadKoreanFont();
  }, [brand]);
  const own = brands.find((one) => one.brand === brand);
  return (
    <div className="strip sb-unstyled" lang={language} data-brand={brand} data-mode={mode}>
      <h1>
        <Logo brand={brand} size={26} />
      </h1>
      <div className="strip-head">
        <p>{words.lead[language]}</p>
        <div className="strip-looks">
          <Choice
            label={words.language[language]}
            of={languages}
            chosen={language}
            onChoose={(chosen) => change({ language: chosen as Language })}
          />
          <Choice
            label={words.mode[language]}
            of={{ light: words.light[language], dark: words.dark[language] }}
            chosen={mode}
            onChoose={(chosen) => change({ mode: chosen as Look['mode'] })}
          />
          <Choice
            label={words.width[language]}
            of={{ phone: words.phone[language], desktop: words.desktop[language] }}
            chosen={width}
            onChoose={(chosen) => change({ width: chosen as Look['width'] })}
          />
        </div>
      </div>
      {own?.journeys.map((journey) => (
        <Way key={journey.name.en} journey={journey} brand={brand} look={look} />
      ))}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  of: Readonly<Record<string, string>>;
  chosen: string;
  onChoose: (chosen: string) => void;
}

function Choice({ label, of, chosen, onChoose }: ChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      {Object.entries(of).map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span lang={value in languages ? value : undefined}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface WayProps {
  journey: ToldJourney;
  brand: BrandName;
  look: Look;
}

function Way({ journey: { name, stops }, brand, look }: WayProps) {
  const { language } = look;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="strip-way">
        <h2 id={id}>{name[language]}</h2>
        <span>{screens(stops.length, language)}</span>
      </div>
      <ol className="strip-row">
        {stops.map((stop, at) => (
          <li key={stop.story.id} data-width={look.width}>
            <a href={linkTo(stop, look)} target="_top">
              <span className="strip-number">{at + 1}</span>
              {stop.name[language]}
            </a>
            <Screen stop={stop} look={look} name={stop.name[language]} />
            <code>/{stop.pattern}</code>
            {stop.frame === brand ? null : (
              <small>
                {words.frame[language]} {brandTitles[stop.frame as BrandName]}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
