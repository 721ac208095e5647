/** How a request becomes an answer. fetch is looked up at each call, so that whoever replaces it later (mocks, tests) is heard. */
let send = (request: Request): Promise<Response> => globalThis.fetch(request);

export function transport(request: Request): Promise<Response> {
  return send(request);
}

/** For the server that renders pages: it answers its own requests without going over the network. */
export function setTransport(replacement: (request: Request) => Promise<Response>): void {
  send = replacement;
}
