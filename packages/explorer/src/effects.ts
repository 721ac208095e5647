import { actorLabels, formatDate, formatVnd, type Effect, type Language } from '@hien/domain';
import { effectName } from './texts.ts';

function detail(effect: Effect, language: Language): string {
  switch (effect.do) {
    case 'notify':
      return `${effect.who.map((actor) => actorLabels[actor][language]).join(', ')}: ${effect.about}`;
    case 'return-money':
      return formatVnd(effect.amount, language);
    case 'stock':
    case 'session':
      return effect.change;
    case 'penalty':
      return `${effect.points} (${effect.because})`;
    case 'queue':
      return `${effect.queue} (${effect.because})`;
    case 'settlement':
      return effect.line;
    case 'adjust-invoice':
      return '';
    case 'set-timer':
      return `${effect.timer}, ${formatDate(effect.at, 'deadline', language)}`;
    case 'stop-timer':
      return effect.timer;
  }
}

/** One effect in a line: what the system does, to whom, with what. */
export function sayEffect(effect: Effect, language: Language): string {
  return [effectName(effect.do, language), detail(effect, language)].filter(Boolean).join(' · ');
}
