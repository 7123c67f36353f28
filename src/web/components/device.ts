import { createContext, useContext } from 'react';
import type { Device } from '#shared/contracts/pages.ts';

export const DeviceContext = createContext<Device>('desktop');

/** The kind of device the page is for: first as the server saw it, then as the browser knows it. */
export const useDevice = (): Device => useContext(DeviceContext);
