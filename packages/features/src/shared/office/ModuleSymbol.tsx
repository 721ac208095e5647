import { type Turn, officeModule, sizeOf } from '@hien/domain/office-plan';
import { mediaUrl } from '@hien/ui';
import { useLanguage } from '../i18n/useLanguage.ts';
import { modulePlan, moduleScale } from './module-picture.ts';

interface ModuleSymbolProps {
  module: string;
  /** Left upper corner of what it takes, in metres, like the whole drawing. */
  x: number;
  y: number;
  turn: Turn;
}

/** A module within a plan that is drawn in metres; nothing when there is no such module. */
export function ModuleSymbol({ module: id, x, y, turn }: ModuleSymbolProps) {
  const language = useLanguage();
  const module = officeModule(id);
  if (module === undefined) return null;
  const { width, depth } = module;
  const box = sizeOf(module, turn);
  const symbol = modulePlan(module, language);
  const { metre, margin } = moduleScale;
  return (
    <g
      transform={`translate(${x + box.width / 2} ${y + box.height / 2}) rotate(${turn}) translate(${-width / 2} ${-depth / 2})`}
    >
      {/* The paper around the module is cut off. */}
      <svg
        width={width}
        height={depth}
        viewBox={`${margin} ${margin} ${width * metre} ${depth * metre}`}
      >
        <image href={mediaUrl(symbol)} width={symbol.width} height={symbol.height} />
      </svg>
    </g>
  );
}
