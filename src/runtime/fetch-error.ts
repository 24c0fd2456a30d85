/** A request that failed: with the answer where there was one, with its cause where there was none. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly request: string;
  readonly response: Response | undefined;
  /** The parsed body of the answer. */
  readonly data: unknown;

  constructor(method: string, request: string, { response, data, cause }: FailedExchange) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const outcome = response ? `${response.status} ${response.statusText}` : `<no response> ${reason}`;
    super(`[${method}] "${request}": ${outcome}`, { cause });
    this.request = request;
    this.response = response;
    this.data = data;
  }

  get status(): number | undefined {
    return this.response?.status;
  }

  get statusCode(): number | undefined {
    return this.response?.status;
  }

  get statusText(): string | undefined {
    return this.response?.statusText;
  }

  get statusMessage(): string | undefined {
    return this.response?.statusText;
  }
}

interface FailedExchange {
  response?: Response;
  data?: unknown;
  cause?: unknown;
}
