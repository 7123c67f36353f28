/** The part of a service worker's global scope that ours uses: TypeScript has it only in a library that excludes the DOM's. */
export interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerEvent & MessageEvent<unknown>) => void): void;
  addEventListener(name: 'push', listener: (event: PushMessageEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser has asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Response | Promise<Response>): void;
}

export interface PushMessageEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}
