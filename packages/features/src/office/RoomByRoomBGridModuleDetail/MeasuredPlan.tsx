import { type Box, type OfficeModule, strips } from '@hien/domain/office-plan';
import { mediaUrl } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { modulePlan, moduleScale } from '../../shared/office/module-picture.ts';
import * as s from './MeasuredPlan.css.ts';

/** Metres around what is drawn: room for the lines that measure. */
const around = 0.2;

interface MeasuredPlanProps {
  module: OfficeModule;
}

/** A module's symbol as plans have it, with its measures and what has to stay free before its sides. */
export function MeasuredPlan({ module }: MeasuredPlanProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { id, width, depth, clearance } = module;
  const { back, front, side } = clearance;
  const free = strips({ module: id, room: null, x: 0, y: 0, turn: 0 });
  // One size of letters on the screen, however large the module is.
  const span = Math.max(width + 2 * side, (depth + back + front) * 1.2);
  const letter = span / 28;
  const gap = letter * 1.6;
  const left = -side - gap - letter - around;
  const top = -back - around;
  const size = {
    width: width + side + around - left,
    height: depth + front + gap + letter + around - top,
  };
  const picture = modulePlan(module, language);
  const { metre, margin } = moduleScale;
  const below = depth + front + gap * 0.6;
  const beside = -side - gap * 0.6;
  const metres = (value: number) => text('office.metres', { value: format.decimal(value) });
  return (
    <svg
      className={s.plan}
      viewBox={`${left} ${top} ${size.width} ${size.height}`}
      role="img"
      aria-label={text('office.module.plan', {
        name: module.name[language],
        width: format.decimal(width),
        depth: format.decimal(depth),
      })}
    >
      {free.map((strip) => (
        <rect
          key={`${strip.x} ${strip.y}`}
          className={s.free}
          {...boxOf(strip)}
          strokeWidth={letter / 14}
          strokeDasharray={`${letter / 3} ${letter / 4}`}
        />
      ))}
      <svg
        width={width}
        height={depth}
        viewBox={`${margin} ${margin} ${width * metre} ${depth * metre}`}
      >
        <image href={mediaUrl(picture)} width={picture.width} height={picture.height} />
      </svg>
      <rect className={s.edge} width={width} height={depth} strokeWidth={letter / 10} />
      {free.map((strip) => {
        const across = Math.min(strip.width, strip.height);
        return across < letter * 1.3 ? null : (
          <text
            key={`${strip.x} ${strip.y}`}
            className={s.words}
            transform={`translate(${strip.x + strip.width / 2} ${strip.y + strip.height / 2})${strip.height > strip.width ? ' rotate(-90)' : ''}`}
            fontSize={letter}
          >
            {metres(across)}
          </text>
        );
      })}
      <g className={s.line} strokeWidth={letter / 14}>
        <path d={`M0 ${below}H${width}M0 ${below - letter / 3}v${letter / 1.5}`} />
        <path d={`M${width} ${below - letter / 3}v${letter / 1.5}`} />
        <path d={`M${beside} 0V${depth}M${beside - letter / 3} 0h${letter / 1.5}`} />
        <path d={`M${beside - letter / 3} ${depth}h${letter / 1.5}`} />
      </g>
      <text className={s.words} x={width / 2} y={below + letter} fontSize={letter}>
        {metres(width)}
      </text>
      <text
        className={s.words}
        transform={`translate(${beside - letter} ${depth / 2}) rotate(-90)`}
        fontSize={letter}
      >
        {metres(depth)}
      </text>
    </svg>
  );
}

const boxOf = ({ x, y, width, height }: Box) => ({ x, y, width, height });
