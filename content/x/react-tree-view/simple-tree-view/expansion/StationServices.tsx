import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const loadPlatforms = () =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['Platform 1', 'Platform 2']), 800);
  });

export default function StationServices() {
  const [platforms, setPlatforms] = React.useState<string[]>([]);
  const isAsked = React.useRef(false);

  const loadOnce = async (itemId: string, isExpanded: boolean) => {
    if (itemId !== 'central' || !isExpanded || isAsked.current) return;
    isAsked.current = true;
    setPlatforms(await loadPlatforms());
  };

  return (
    <Box sx={{ width: 260, minHeight: 140 }}>
      <SimpleTreeView
        aria-label="Stations"
        disableSelection
        onItemExpansionToggle={(_event, itemId, isExpanded) => void loadOnce(itemId, isExpanded)}
      >
        <TreeItem itemId="central" label="Central Station">
          {platforms.length === 0 && <TreeItem itemId="loading" label="Loading" disabled />}
          {platforms.map((name) => (
            <TreeItem key={name} itemId={name} label={name} />
          ))}
        </TreeItem>
        <TreeItem itemId="hospital" label="Hospital" />
      </SimpleTreeView>
    </Box>
  );
}
