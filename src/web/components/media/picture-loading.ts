import { createContext, useContext } from 'react';

export const PictureLoadingContext = createContext<'lazy' | 'eager'>('lazy');

/** Returns when pictures load: lazily, or eagerly on calculator pages, which make no requests after loading. */
export const usePictureLoading = (): 'lazy' | 'eager' => useContext(PictureLoadingContext);
