import { createContext, useContext } from 'react';

export type Device = 'desktop' | 'mobile';

export const DeviceContext = createContext<Device>('desktop');

/** The kind of device the page is for: first as the server saw it, then as the browser knows it. */
export const useDevice = (): Device => useContext(DeviceContext);
