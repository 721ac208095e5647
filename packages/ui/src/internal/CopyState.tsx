import { Check, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Swap } from './Swap.tsx';
import type { useCopy } from './use-copy.ts';

interface CopyStateProps {
  state: ReturnType<typeof useCopy>['state'];
  icon: LucideIcon;
  iconSize: number;
  label: string;
  copied: string;
}

/** What a button that copies shows: its own words, that it is done, or that it could not. */
export const CopyState = ({ state, icon: Icon, iconSize, label, copied }: CopyStateProps) => {
  const sign = { size: iconSize, strokeWidth: 1.75, 'aria-hidden': true };
  return (
    <Swap
      shown={state}
      of={{
        idle: (
          <>
            <Icon {...sign} />
            {label}
          </>
        ),
        copied: (
          <>
            <Check {...sign} />
            {copied}
          </>
        ),
        failed: (
          <>
            <TriangleAlert {...sign} />
            {label}
          </>
        ),
      }}
    />
  );
};
