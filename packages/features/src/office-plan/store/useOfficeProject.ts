import { type Answer, getOfficeProject, isApiError, keyOf, saveOfficeProject } from '@hien/api';
import { did, redo, undo } from '@hien/domain';
import { type OfficeProject, crossedRoom, readProject } from '@hien/domain/office-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import {
  type KeptProject,
  type ProjectId,
  crossedOnDevice,
  forget,
  keep,
  readKept,
  subscribe,
} from './kept-projects.ts';

/** Milliseconds without a change before a member's project goes to the server. */
const pause = 700;

/**
 * An office project, wherever it lies: a guest's on this device, a member's on the server. Each change is kept on the device at
 * once, and leaves it when the server has it. What two devices changed stands side by side until somebody chooses.
 * @param id of the server's; null for the one on this device
 */
export function useOfficeProject(id: ProjectId) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const signedIn = useSignedIn();
  const isMembers = id !== null && signedIn;
  const query = useCall(getOfficeProject, { id: id ?? 0 }, { enabled: isMembers });
  const kept = useSyncExternalStore(
    subscribe,
    () => readKept(id),
    () => null,
  );
  const saving = useSend(saveOfficeProject, { about: id ?? 'new', wait: false });
  const [failure, setFailure] = useState<Error | null>(null);
  const [steps, setSteps] = useState<{
    readonly past: readonly OfficeProject[];
    readonly future: readonly OfficeProject[];
  }>({ past: [], future: [] });
  const stored = isMembers ? query.data : undefined;
  // What was sent from here comes back as it was: nobody reckons anew because of an answer.
  const [sent, setSent] = useState<KeptProject | null>(null);
  const theirs = useMemo(
    () =>
      stored === undefined
        ? null
        : sent?.version === stored.version
          ? sent.project
          : readProject(stored.content),
    [stored, sent],
  );
  const project = kept?.project ?? theirs;
  const conflict =
    kept !== null && stored !== undefined && theirs !== null && stored.version > kept.version
      ? { mine: kept.project, theirs, savedAt: stored.saved_at, version: stored.version }
      : null;
  /** The room for whose sake there is no project. */
  const crossed =
    project !== null
      ? null
      : stored === undefined
        ? crossedOnDevice(id)
        : crossedRoom(stored.content);
  const keyOfProject = (of: number) => keyOf(getOfficeProject, language, { id: of });

  const put = (next: OfficeProject): void =>
    keep(id, { project: next, version: kept?.version ?? stored?.version ?? 0 });

  const running = useRef(false);
  const save = useEffectEvent(async () => {
    if (running.current || kept === null || id === null) return;
    running.current = true;
    try {
      const answer = await saving.send({
        id,
        expected_version: kept.version,
        content: { ...kept.project },
      });
      setSent({ project: kept.project, version: answer.version });
      queryClient.setQueryData(keyOfProject(id), answer);
      setFailure(null);
      const now = readKept(id);
      if (now?.project === kept.project) forget(id);
      else if (now !== null) keep(id, { ...now, version: answer.version });
    } catch (error) {
      // What stands there now comes along; the conflict shows itself.
      if (isApiError(error) && isStored(error.current))
        queryClient.setQueryData(keyOfProject(id), error.current);
      else setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      running.current = false;
    }
  });
  // Nothing goes to the server before it is known what stands there: it might go over somebody else's.
  const isHeld = conflict !== null || query.isPending;
  useEffect(() => {
    if (!isMembers || kept === null || isHeld) return undefined;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [isMembers, kept, isHeld]);

  const step = ({ past, now, future }: ReturnType<typeof undo<OfficeProject>>): void => {
    setSteps({ past, future });
    put(now);
  };
  const history = project === null ? null : { ...steps, now: project };
  /** What was typed since is no step, and stays when one is taken back. */
  const stepped = (next: ReturnType<typeof undo<OfficeProject>>): void => {
    const { name, company, headcount } = project ?? next.now;
    step({ ...next, now: { ...next.now, name, company, headcount } });
  };
  return {
    query,
    project,
    crossed,
    conflict,
    isMembers,
    /** Whether everything is where it belongs. */
    state: failure !== null ? 'failed' : kept === null ? 'saved' : isMembers ? 'saving' : 'device',
    failure,
    /** @param isStep letters of a name are no steps to take back one by one */
    change(next: OfficeProject, isStep = true): void {
      if (history !== null && isStep) step(did(history, next));
      else put(next);
    },
    undo: history !== null && steps.past.length > 0 ? () => stepped(undo(history)) : undefined,
    redo: history !== null && steps.future.length > 0 ? () => stepped(redo(history)) : undefined,
    /** Kept once more, it is sent once more. */
    retry: () => {
      if (kept !== null) keep(id, { ...kept });
    },
    takeMine(): void {
      if (conflict !== null) keep(id, { project: conflict.mine, version: conflict.version });
    },
    takeTheirs(): void {
      setSteps({ past: [], future: [] });
      forget(id);
    },
    /**
     * Puts a new project into the member's account, and answers its id.
     * @throws {ApiError} OFFICE_FULL where no more may be kept.
     */
    async store(next: OfficeProject): Promise<number> {
      const answer = await saving.send({ id: null, expected_version: 0, content: { ...next } });
      queryClient.setQueryData(keyOfProject(answer.id), answer);
      return answer.id;
    },
    busy: saving.busy,
  } as const;
}

export type OfficeStore = ReturnType<typeof useOfficeProject>;

const isStored = (value: unknown): value is Answer<'getOfficeProject'> =>
  typeof value === 'object' && value !== null && 'version' in value && 'content' in value;
