import Chip from '@mui/material/Chip';
import DescriptionIcon from '@mui/icons-material/Description';
import GroupsIcon from '@mui/icons-material/Groups';
import InventoryIcon from '@mui/icons-material/Inventory2';
import PublicIcon from '@mui/icons-material/Public';
import WarehouseIcon from '@mui/icons-material/Warehouse';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [
  { kind: 'header', title: 'Warehouse' },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon />, pattern: 'stock{/:article}*' },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <DescriptionIcon />,
    children: [
      { segment: 'floors', title: 'By floor', icon: <WarehouseIcon /> },
      { segment: 'countries', title: 'By country', icon: <PublicIcon /> },
    ],
  },
  { kind: 'divider' },
  { kind: 'header', title: 'People' },
  {
    segment: 'staff',
    title: 'Staff',
    icon: <GroupsIcon />,
    action: <Chip label="2 new" size="small" />,
  },
];

export default function NestedNavigation() {
  const router = useMemoryRouter('/reports/floors');

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Harbor Supplies' }}
      router={router}
      theme={usePageTheme()}
    >
      <DashboardLayout>
        <PageContainer>You are at {router.pathname}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
