import { type OfficeProject, crossedRoom, readProject } from '@hien/domain/office-plan';

/**
 * A project as it lies on this device: a guest's, or what the server does not have yet of a member's. `version` is the one of the
 * server that was changed.
 */
export interface KeptProject {
  readonly project: OfficeProject;
  readonly version: number;
}

/** A project of the server by its id; null is the one that this device alone has. */
export type ProjectId = number | null;

const placeOf = (id: ProjectId): string => (id === null ? 'hien-office' : `hien-office-${id}`);

const known = new Map<string, { text: string | null; kept: KeptProject | null }>();
const listeners = new Set<() => void>();

/** The same object as long as nothing changed. A storage that is full or closed still holds it until the page is left. */
export function readKept(id: ProjectId): KeptProject | null {
  const place = placeOf(id);
  const before = known.get(place);
  const text = stored(place, before?.text ?? null);
  if (before?.text === text) return before.kept;
  const kept = parsed(text);
  known.set(place, { text, kept });
  return kept;
}

/** The room for whose sake what lies on this device is no project; null where that is not why. */
export function crossedOnDevice(id: ProjectId): string | null {
  const text = stored(placeOf(id), null);
  try {
    return text === null ? null : crossedRoom((JSON.parse(text) as { project?: unknown }).project);
  } catch {
    return null;
  }
}

/** The pictures that projects on this device lie on. */
export function picturesNamed(): ReadonlySet<string> {
  const named = new Set<string>();
  const add = (kept: KeptProject | null): void => {
    if (kept?.project.plan?.kind === 'own') named.add(kept.project.plan.file);
  };
  for (const { kept } of known.values()) add(kept);
  try {
    for (const [key, text] of Object.entries(localStorage))
      if (/^hien-office(-\d+)?$/.test(key)) add(parsed(String(text)));
  } catch {
    // A storage that is closed holds none.
  }
  return named;
}

export function keep(id: ProjectId, kept: KeptProject): void {
  const place = placeOf(id);
  const text = JSON.stringify(kept);
  closed.delete(place);
  try {
    localStorage.setItem(place, text);
  } catch {
    closed.add(place);
  }
  known.set(place, { text, kept });
  for (const listener of listeners) listener();
}

export function forget(id: ProjectId): void {
  const place = placeOf(id);
  closed.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    closed.add(place);
  }
  known.set(place, { text: null, kept: null });
  for (const listener of listeners) listener();
}

/** Calls back when something was kept or taken, here or in another tab. */
export function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Places that the storage did not take: what is known of them counts. */
const closed = new Set<string>();

function stored(place: string, before: string | null): string | null {
  if (closed.has(place)) return before;
  try {
    return localStorage.getItem(place);
  } catch {
    return before;
  }
}

/** What others wrote there is none of ours. */
function parsed(text: string | null): KeptProject | null {
  if (text === null) return null;
  try {
    const { project, version } = JSON.parse(text) as Record<keyof KeptProject, unknown>;
    const read = readProject(project);
    return read !== null && typeof version === 'number' && Number.isSafeInteger(version)
      ? { project: read, version }
      : null;
  } catch {
    return null;
  }
}
