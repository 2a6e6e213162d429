/** Whether the reader asked sites to spare data. Some browsers know no such wish, nor do the DOM types. */
export function isSavingData(navigator: object): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
