import { type IncomingMessage, createServer as createHttpServer } from 'node:http';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { json } from 'node:stream/consumers';

/** The world around the shop, which lives on when the shop dies: a gateway and a mail server, and what they were told. */
export type Outside = {
  readonly gateways: string;
  readonly mails: string;
  /** What moved at the gateway by the key of its refund: once each, whatever it was asked. */
  readonly refunds: ReadonlyMap<string, number>;
  /** How often it was asked for each. */
  readonly asked: ReadonlyMap<string, number>;
  /** How often a mail arrived, by its Message-ID. */
  readonly letters: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

/** @param roll How the gateway feels: one answer in eight gets lost on its way, after the money moved. */
export async function startOutsideServices(roll: (sides: number) => number): Promise<Outside> {
  const refunds = new Map<string, number>();
  const asked = new Map<string, number>();
  const letters = new Map<string, number>();
  const gateway = createHttpServer((request, response) => {
    void wishOf(request).then(({ key, amount }) => {
      const known = refunds.has(key);
      refunds.set(key, amount);
      asked.set(key, (asked.get(key) ?? 0) + 1);
      if (roll(8) === 0) return request.socket.destroy();
      const answer = { vnp_ResponseCode: known ? '94' : '00', vnp_TransactionNo: `RF-${key}` };
      return response.end(JSON.stringify(answer));
    });
  });
  const post = createServer((socket) => {
    let letter: string | null = null;
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      if (letter === null) {
        if (chunk.startsWith('DATA')) letter = '';
        socket.write(chunk.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
        return;
      }
      letter += chunk;
      if (!letter.endsWith('\r\n.\r\n')) return;
      const id = /^Message-ID: <(.*)>/im.exec(letter)?.[1] ?? '';
      letters.set(id, (letters.get(id) ?? 0) + 1);
      letter = null;
      socket.write('250 kept\r\n');
    });
  });
  const [gatewayPort, mailPort] = [await listening(gateway), await listening(post)];
  return {
    gateways: `http://127.0.0.1:${gatewayPort}`,
    mails: `smtp://127.0.0.1:${mailPort}`,
    refunds,
    asked,
    letters,
    close: async () => {
      gateway.closeAllConnections();
      gateway.close();
      post.close();
    },
  };
}

async function wishOf(request: IncomingMessage): Promise<{ key: string; amount: number }> {
  const body = (await json(request)) as Record<string, string>;
  return { key: body['vnp_RequestId'] ?? '', amount: Number(body['vnp_Amount']) / 100 };
}
