import { IconButton } from '@hien/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCw, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import type { Modules } from './useModules.ts';
import * as s from '../parts/Editor.css.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Metres of one press. */
const step = 0.1;

interface ModuleToolsProps {
  modules: Modules;
  saidRef: RefObject<HTMLDivElement | null>;
}

/** What can be done with the chosen module without a drag, and what came of it. */
export function ModuleTools({ modules, saidRef }: ModuleToolsProps) {
  const text = useText();
  const { chosen, said } = modules;
  const placed = chosen === null ? undefined : modules.modules[chosen];
  return (
    <div>
      <div className={s.toolbar} role="group" aria-label={text('office-plan.tools')}>
        {chosen === null || placed === undefined ? (
          <span className={s.toolsWords}>{text('office-plan.tools.none')}</span>
        ) : (
          <>
            <span className={s.toolsWords}>{modules.nameOf(placed.module)}</span>
            <IconButton
              label={text('office-plan.tools.left')}
              icon={<ArrowLeft {...icon} />}
              onClick={() => modules.move(chosen, -step, 0)}
            />
            <IconButton
              label={text('office-plan.tools.up')}
              icon={<ArrowUp {...icon} />}
              onClick={() => modules.move(chosen, 0, -step)}
            />
            <IconButton
              label={text('office-plan.tools.down')}
              icon={<ArrowDown {...icon} />}
              onClick={() => modules.move(chosen, 0, step)}
            />
            <IconButton
              label={text('office-plan.tools.right')}
              icon={<ArrowRight {...icon} />}
              onClick={() => modules.move(chosen, step, 0)}
            />
            <IconButton
              label={text('office-plan.tools.turn')}
              icon={<RotateCw {...icon} />}
              onClick={() => modules.turn(chosen)}
            />
            <IconButton
              label={text('office-plan.tools.remove')}
              icon={<Trash2 {...icon} />}
              onClick={() => modules.remove(chosen)}
            />
          </>
        )}
      </div>
      <div ref={saidRef} tabIndex={-1}>
        <p role="status" className={said.isNo ? `${s.said} ${s.saidNo}` : s.said}>
          {said.words}
        </p>
      </div>
    </div>
  );
}
