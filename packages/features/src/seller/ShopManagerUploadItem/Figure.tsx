import { type FactField, factUnits } from '@hien/domain';
import { FigureInput } from './FigureInput.tsx';
import type { Step } from './wizard.ts';

/** What a part of an appliance's facts gets: what of it is being typed is not yet said to be wrong. */
export interface Part extends Step {
  readonly onTyping: (field: FactField | undefined) => void;
}

interface FigureProps extends Part {
  field: keyof typeof factUnits;
}

/** One figure of an appliance. */
export function Figure({ content, type, onTyping, field }: FigureProps) {
  return (
    <FigureInput
      value={content[field]}
      unit={factUnits[field]}
      onTyping={(isTyping) => onTyping(isTyping ? field : undefined)}
      onChange={(value) => type({ [field]: value })}
    />
  );
}
