import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import BreakfastDiningIcon from '@mui/icons-material/BreakfastDining';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [
  {
    segment: 'breads',
    title: 'Breads',
    icon: <BreakfastDiningIcon />,
    pattern: 'breads{/:bread}*',
  },
];

const recipe = { name: 'Seeded rye', text: 'Proof for 14 hours at 18 °C.' };

function Recipe() {
  const page = useActivePage();

  return (
    <PageContainer
      title={recipe.name}
      breadcrumbs={[...(page?.breadcrumbs ?? []), { title: recipe.name }]}
    >
      <Typography>{recipe.text}</Typography>
    </PageContainer>
  );
}

export default function RecipePage() {
  const router = useMemoryRouter('/breads/seeded-rye');

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Bakehouse' }}
      router={router}
      theme={usePageTheme()}
    >
      <DashboardLayout defaultSidebarCollapsed>
        {router.pathname === '/breads' ? (
          <PageContainer>
            <Link
              href="/breads/seeded-rye"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                router.navigate('/breads/seeded-rye');
              }}
            >
              {recipe.name}
            </Link>
          </PageContainer>
        ) : (
          <Recipe />
        )}
      </DashboardLayout>
    </AppProvider>
  );
}
