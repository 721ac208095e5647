import {
  type ProjectContent,
  blankProject,
  fixedClock,
  ictDate,
  projectFaults,
} from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copiesOf } from '../contractors/own/projects/copies.ts';
import { databaseKinds } from '../testing/databases.ts';
import type { MemoryStore } from '../testing/memory-store.ts';
import { plantedSample } from '../testing/planted-sample.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import { demoAccounts } from './demo-accounts.ts';
import { paperAsPdf } from './files/paper.ts';
import { plantCopy } from './files/plant-copy.ts';
import { plantFile } from './files/plant-file.ts';
import { seed } from './index.ts';

const now = Date.UTC(2026, 10, 20, 3);

describe.each(databaseKinds)('files of the sample on %s', (kind) => {
  let server: TestApp;
  let store: MemoryStore;
  const clock = fixedClock(now);

  beforeAll(async () => {
    const planted = await plantedSample(kind, now);
    store = planted.store;
    server = await testApp(planted.database, { clock, mediaStore: store });
  }, 120_000);
  afterAll(() => server.close());

  const as = (role: string) => {
    const account = demoAccounts.find((each) => each.role === role);
    return signIn(server.app, account?.email ?? '', account?.password);
  };
  const open = async (address: string, headers: Record<string, string>) => {
    const url = `/app/upload/private/${address.split('/').at(-1)}`;
    const answer = await server.app.inject({ url, headers });
    const content = answer.statusCode === 200 ? answer.json().data.content : '';
    return { status: answer.statusCode, content: Buffer.from(content, 'base64') };
  };
  type Case = { readonly state: string; readonly name: string; readonly cv: string } & {
    readonly files: string[];
  };
  const cases = async (path: string, state: string, headers: Record<string, string>) => {
    const answer = await server.app.inject({ url: `/admin/${path}/list?state=${state}`, headers });
    return answer.json<{ data: { items: Case[] } }>().data.items;
  };

  test('a second seed writes no file twice, and neither does a second planting', async () => {
    const before = [...store.files.keys()];
    expect(before.length).toBeGreaterThan(2);
    expect(await seed(server.database, clock, store)).toBe('unchanged');
    const paper = await paperAsPdf({ title: 'Giấy', lines: ['Một dòng'] });
    const planting = { store, at: new Date(now), owner: 1 };
    const once = await plantFile(server.database.orm, paper, planting);
    expect(await plantFile(server.database.orm, paper, planting)).toBe(once);
    expect(store.files.size).toBe(before.length + 1);
  });

  test('no file of the sample is swept, and each is where its row says', async () => {
    const rows = await server.database.rows<{ name: string; used: boolean }>(
      { text: 'select name, used_at is not null as used from media_uploads' },
      [],
    );
    expect(rows.filter(({ used }) => !used)).toEqual([]);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...store.files.keys()].toSorted());
  });

  test('staff open the papers of reviews, their writer too, and nobody else', async () => {
    const [staff, writer, other] = await Promise.all(['admin', 'customer', 'seller'].map(as));
    const waiting = await cases('review-evidence', 'waiting', staff ?? {});
    const decided = await cases('review-evidence', 'decided', staff ?? {});
    const files = [...waiting, ...decided].flatMap((one) => one.files);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect((await open(file, staff ?? {})).content.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await open(file, writer ?? {})).status).toBe(200);
      expect((await open(file, other ?? {})).status).toBe(404);
    }
  });

  test('staff open the paper that a company sent, the demo company reads why its own was not enough', async () => {
    const [staff, company] = await Promise.all(['admin', 'contractor'].map(as));
    type Waiting = Case & {
      readonly sent: { paper: string; until: string; files: string[] }[];
      readonly facts: { paper: string; until: string | null }[];
    };
    const url = '/admin/company-facts/list?of=sent';
    const answer = await server.app.inject({ url, headers: staff });
    const waiting = answer.json<{ data: { items: Waiting[] } }>().data.items;
    expect(waiting).toHaveLength(1);
    const [sent] = waiting[0]?.sent ?? [];
    const seen = waiting[0]?.facts.find(({ paper }) => paper === sent?.paper);
    // It goes on where the one that staff saw ends.
    expect(sent?.until.slice(4)).toBe(seen?.until?.slice(4));
    expect(sent?.until && sent.until > ictDate(now)).toBe(true);
    const file = sent?.files[0] ?? '';
    expect((await open(file, staff ?? {})).content.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await open(file, company ?? {})).status).toBe(404);
    const own = await server.app.inject({ url: '/app/contractor/papers/mine', headers: company });
    expect(own.json<{ data: { sent: object[] } }>().data.sent).toMatchObject([
      { kind: 'insurance', state: 'refused', files: [], reason: expect.stringContaining('chữ ký') },
    ]);
  });

  test('staff open the CVs of applicants, and who waits takes theirs back', async () => {
    const [staff, applicant, other] = await Promise.all(['admin', 'customer', 'seller'].map(as));
    const waiting = await cases('job-application', 'waiting', staff ?? {});
    const decided = await cases('job-application', 'decided', staff ?? {});
    expect(waiting.map(({ name }) => name)).toEqual(['Nguyễn Thu An']);
    expect(decided.map(({ state }) => state)).toEqual(['invited', 'declined']);
    const cv = waiting[0]?.cv ?? '';
    for (const one of [...waiting, ...decided])
      expect((await open(one.cv, staff ?? {})).content.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await open(cv, applicant ?? {})).status).toBe(200);
    expect((await open(cv, other ?? {})).status).toBe(404);
    const mine = async (job: number) => {
      const url = `/app/job/application/${job}`;
      const answer = await server.app.inject({ url, headers: applicant });
      return answer.json<{ data: { state: string; answer: string | null } | null }>().data;
    };
    expect(await mine(2)).toMatchObject({
      state: 'declined',
      answer: expect.stringContaining('kiểm tra chất lượng'),
    });
    expect(await mine(6)).toMatchObject({ state: 'received' });
    await server.app.inject({
      method: 'POST',
      url: '/app/job/withdraw/6',
      headers: applicant,
    });
    expect(await mine(6)).toBeNull();
    expect((await open(cv, applicant ?? {})).status).toBe(404);
  });

  test('a copy of a picture of the sample is found, with the one company that it is taken for', async () => {
    const { orm } = server.database;
    const copy = await plantCopy(orm, 'bathroom-luxury-01', { store, at: new Date(now) });
    const pictures = [{ picture: copy, before: '', during: false }];
    const copies = await copiesOf(orm, 0, { ...blankProject, pictures });
    expect(copies.map(({ other }) => other)).toEqual(['/media/rooms/bathroom-luxury-01.avif']);
    const owner = copies[0]?.contractor_id ?? 0;
    expect(await copiesOf(orm, owner, { ...blankProject, pictures })).toEqual([]);
  });

  test('staff have a home and a first project with a picture of somebody else', async () => {
    const staff = await as('admin');
    type Copied = { readonly other: string; readonly by: string; readonly where: string };
    const answer = await server.app.inject({ url: '/admin/report/list', headers: staff });
    const homes = answer.json<{ data: { items: { copied: Copied[] }[] } }>().data.items;
    const copied = homes.flatMap((one) => one.copied);
    expect(copied.map(({ where }) => where).toSorted()).toEqual(['project', 'share']);
    expect(new Set(copied.map(({ other }) => other))).toEqual(
      new Set(['/media/rooms/living-modern-02.avif']),
    );
    const projects = await server.app.inject({ url: '/admin/project/list', headers: staff });
    const first = projects
      .json<{ data: { items: { kind: string; after: ProjectContent; copies: Copied[] }[] } }>()
      .data.items.filter(({ kind }) => kind === 'new');
    expect(first.map(({ copies }) => copies.map(({ other }) => other))).toEqual([
      ['/media/rooms/kitchen-luxury-01.avif'],
    ]);
    for (const { after } of first) expect(projectFaults(after, ictDate(now))).toEqual([]);
  });
});
