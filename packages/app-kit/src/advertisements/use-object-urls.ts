import { useCallback, useEffect, useRef } from 'react';

/** Creates object URLs of chosen files for a preview; they are revoked when the screen is left. */
export function useObjectUrls(): (file: File) => string {
  const made = useRef<string[]>([]);
  useEffect(() => {
    const urls = made.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return useCallback((file: File) => {
    const url = URL.createObjectURL(file);
    made.current.push(url);
    return url;
  }, []);
}
